import { ActionIcon, Group, Stack, Tooltip } from '@mantine/core'
import type { TweakField, TweakValues } from '@vitrine/domain/website/design/tweak-field'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './design.module.css'
import { TweakInput } from './tweak-input.tsx'

interface TweakGroupProps {
  readonly fields: readonly TweakField[]
  /** Those of the whole template. */
  readonly all: readonly TweakField[]
  readonly values: TweakValues
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly fonts: readonly string[]
  readonly onChange: (key: string, value: string) => void
}

/** The fields of a category; those of a font stand together. */
export function TweakGroup({ fields, ...rest }: TweakGroupProps) {
  const groups = Map.groupBy(fields, ({ group, key }) => group || key)
  return (
    <Stack>
      {[...groups].map(([name, some]) =>
        some[0]?.group ? (
          <fieldset key={name} className={classes.group}>
            <legend>{name}</legend>
            <Stack gap="xs" mt={4}>
              {some.map((field) => (
                <TweakRow key={field.key} field={field} {...rest} />
              ))}
            </Stack>
          </fieldset>
        ) : (
          some.map((field) => <TweakRow key={field.key} field={field} {...rest} />)
        ),
      )}
    </Stack>
  )
}

function TweakRow({
  field,
  all,
  values,
  errors,
  fonts,
  onChange,
}: Omit<TweakGroupProps, 'fields'> & { readonly field: TweakField }) {
  const value = values[field.key] ?? field.preset
  const isChanged = value !== field.preset
  return (
    <Group gap={4} align="flex-end" wrap="nowrap" className={classes.field}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <TweakInput
          field={field}
          all={all}
          values={values}
          error={errors[field.key]}
          fonts={fonts}
          onChange={(next) => onChange(field.key, next)}
        />
      </div>
      <Tooltip label={isChanged ? 'Back to the template’s own' : 'As the template comes'}>
        <ActionIcon
          variant="subtle"
          color={isChanged ? undefined : 'gray'}
          mb={4}
          aria-label={`Reset ${field.group} ${field.label}`.replace(/\s+/g, ' ')}
          aria-disabled={!isChanged}
          data-disabled={!isChanged || undefined}
          onClick={() => isChanged && onChange(field.key, field.preset)}
        >
          <RotateCcw size={15} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}
