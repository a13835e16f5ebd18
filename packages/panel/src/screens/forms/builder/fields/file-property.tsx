import { Chip, Group, Input, NumberInput, Stack, Text } from '@mantine/core'
import { acceptedKinds, formFileLimits } from '@vitrine/domain/forms/files/file-field'
import { allFileKinds, formFileKinds } from '@vitrine/domain/forms/files/file-kinds'
import type { FormField } from '@vitrine/domain/forms/form-field'

interface FilePropertyProps {
  readonly property: 'accepts' | 'maxFiles' | 'maxMegabytes'
  readonly field: FormField
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (some: Partial<FormField>, key: string) => void
}

/** What can be set of a field for files: which kinds, how many, how large. */
export function FileProperty({ property, field, errors, onChange }: FilePropertyProps) {
  if (property === 'accepts') return <KindsField field={field} errors={errors} onChange={onChange} />
  const { label, max, preset } = numbers[property]
  return (
    <NumberInput
      label={label}
      min={1}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      value={field[property] ?? preset}
      error={errors[property]}
      onChange={(count) => onChange({ [property]: Number(count) || preset }, property)}
    />
  )
}

const numbers = {
  maxFiles: { label: 'Most files', max: formFileLimits.files, preset: 1 },
  maxMegabytes: {
    label: 'Most megabytes of a file',
    max: formFileLimits.megabytes,
    preset: formFileLimits.usualMegabytes,
  },
} as const

const groups = [
  { group: 'picture', label: 'Pictures' },
  { group: 'document', label: 'Documents' },
  { group: 'recording', label: 'Sound and film' },
] as const

function KindsField({ field, errors, onChange }: Omit<FilePropertyProps, 'property'>) {
  const chosen = acceptedKinds(field)
  return (
    <Input.Wrapper
      role="group"
      aria-label="Kinds of files"
      label="Kinds of files"
      labelElement="div"
      description="What is in a file is looked at: one that is not what its name says is refused."
      error={errors.accepts}
    >
      <Chip.Group
        multiple
        value={[...chosen]}
        onChange={(accepts) => accepts.length > 0 && onChange({ accepts }, 'accepts')}
      >
        <Stack gap="xs" mt="xs">
          {groups.map(({ group, label }) => (
            <div key={group}>
              <Text size="xs" c="dimmed" mb={4}>
                {label}
              </Text>
              <Group gap={6}>
                {allFileKinds
                  .filter((kind) => formFileKinds[kind].group === group)
                  .map((kind) => (
                    <Chip key={kind} value={kind} size="xs">
                      {formFileKinds[kind].label}
                    </Chip>
                  ))}
              </Group>
            </div>
          ))}
        </Stack>
      </Chip.Group>
    </Input.Wrapper>
  )
}
