import { Checkbox, Stack } from '@mantine/core'
import { type Role, roleNames } from '@vitrine/domain/owners/role'
import { roleTexts } from '@vitrine/domain/owners/role-texts'
import { type ReactNode, useState } from 'react'

interface RolesFieldProps {
  readonly value: readonly Role[]
  readonly onChange: (roles: Role[]) => void
  readonly error?: ReactNode
}

/** Roles that there is nothing to do with yet; who has one of them keeps it until it is taken away. */
const withoutRoom: readonly Role[] = ['billing', 'scheduling', 'schedulingViewer', 'schedulingEditor']

const offeredTo = (held: readonly Role[]) =>
  roleNames.filter((name) => !withoutRoom.includes(name) || held.includes(name))

/** What somebody may do: one role or several. */
export function RolesField({ value, onChange, error }: RolesFieldProps) {
  const [offered] = useState(() => offeredTo(value))
  const choose = (chosen: readonly string[]) => onChange(roleNames.filter((name) => chosen.includes(name)))
  return (
    <Checkbox.Group
      label="Roles"
      description="Somebody may do what any of their roles may do."
      value={[...value]}
      onChange={choose}
      error={error}
    >
      <Stack gap="sm" mt="sm">
        {offered.map((name) => (
          <Checkbox
            key={name}
            value={name}
            label={roleTexts[name].label}
            description={roleTexts[name].description}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
