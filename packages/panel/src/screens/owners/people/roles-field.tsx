import { Checkbox, Stack } from '@mantine/core'
import { type Role, roleNames } from '@vitrine/domain/owners/role'
import { roleTexts } from '@vitrine/domain/owners/role-texts'
import type { ReactNode } from 'react'

interface RolesFieldProps {
  readonly value: readonly Role[]
  readonly onChange: (roles: Role[]) => void
  readonly error?: ReactNode
}

/** What somebody may do: one role or several. */
export function RolesField({ value, onChange, error }: RolesFieldProps) {
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
        {roleNames.map((name) => (
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
