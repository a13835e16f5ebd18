import { Alert, Button, Select, Skeleton } from '@mantine/core'
import { listTimeZonesCall } from '@vitrine/contract/website/settings/region-calls'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCall } from '../../../call/use-call.ts'

interface TimeZoneFieldProps {
  readonly value?: string
  readonly error?: ReactNode
  readonly onChange: (zone: string) => void
  readonly description?: string
}

const whatFor = 'When days begin: for events, orders and posts that are to appear later.'

/** A time zone of the list that the server has. */
export function TimeZoneField({ value = '', error, onChange, description = whatFor }: TimeZoneFieldProps) {
  const list = useCall(listTimeZonesCall, {})
  if (list.isPending) return <Skeleton h={60} aria-label="Loading time zones" role="status" />
  if (list.isLoadingError)
    return (
      <Alert color="red" role="alert" title="Unable to load time zones">
        The time zone of the site stays as it is: {value}. Please try again.
        <Button
          display="block"
          mt="sm"
          size="compact-md"
          variant="default"
          leftSection={<RotateCw size={14} aria-hidden />}
          onClick={() => void list.refetch()}
        >
          Try again
        </Button>
      </Alert>
    )
  const zones = list.data.zones.map(({ name, offsetMinutes }) => ({
    value: name,
    label: `${name.replaceAll('_', ' ')} (UTC${offsetText(offsetMinutes)})`,
  }))
  const known = zones.some((zone) => zone.value === value) ? zones : [{ value, label: value }, ...zones]
  return (
    <Select
      label="Time zone"
      description={description}
      data={known}
      value={value}
      error={error}
      onChange={(zone) => zone !== null && onChange(zone)}
      searchable
      allowDeselect={false}
      limit={600}
      nothingFoundMessage="No time zone has this name."
    />
  )
}

function offsetText(minutes: number): string {
  if (minutes === 0) return ''
  const size = Math.abs(minutes)
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`
  return `${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`
}
