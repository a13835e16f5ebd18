import { Checkbox, NativeSelect, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { farthestBound } from '@vitrine/domain/content/blocks/farthest-bound'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { editableProperties, type FieldProperty } from '@vitrine/domain/forms/template-schema'
import type { ReactNode } from 'react'
import { ConditionsField } from '../conditions/conditions-field.tsx'
import { fieldKinds, paletteGroups } from '../field-kinds.ts'
import { FileProperty } from './file-property.tsx'
import { OptionsField } from './options-field.tsx'

interface FieldPropertiesProps {
  readonly field: FormField
  /** The fields above it. */
  readonly earlier: readonly FormField[]
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (some: Partial<FormField>, key: string) => void
}

/** A step is no field: none turns into one. */
const kinds = paletteGroups.flatMap(({ types }) => types).filter((type) => type !== 'step')

/** All that can be set of a field of its kind. */
export function FieldProperties({ field, earlier, errors, onChange }: FieldPropertiesProps) {
  const { type, title } = field
  return (
    <Stack gap="sm">
      <TextInput
        label="Title"
        description={type === 'hidden' ? 'For the inbox: visitors do not see it.' : undefined}
        value={title}
        maxLength={500}
        error={errors.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value }, 'title')}
      />
      {type !== 'step' && (
        <NativeSelect
          label="Kind"
          value={type}
          data={kinds.map((value) => ({ value, label: fieldKinds[value].label }))}
          onChange={({ currentTarget }) => {
            const chosen = kinds.find((each) => each === currentTarget.value)
            if (chosen) onChange({ type: chosen }, 'type')
          }}
        />
      )}
      {editableProperties[type].map((property) => (
        <Property key={property} property={property} field={field} errors={errors} onChange={onChange} />
      ))}
      <ConditionsField field={field} earlier={earlier} errors={errors} onChange={onChange} />
      {errors.id !== undefined && (
        <Text size="sm" c="red">
          {errors.id}
        </Text>
      )}
    </Stack>
  )
}

interface PropertyProps extends Omit<FieldPropertiesProps, 'earlier'> {
  readonly property: FieldProperty
}

function Property({ property, field, errors, onChange }: PropertyProps): ReactNode {
  switch (property) {
    case 'description':
      return (
        <Textarea
          label="Description"
          autosize
          minRows={1}
          maxRows={6}
          value={field.description}
          maxLength={20_000}
          error={errors.description}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value }, property)}
        />
      )
    case 'required':
      return (
        <Checkbox
          label="Must be filled in"
          description={
            field.type === 'likert' ? 'Scales are marked, and taken without an answer.' : undefined
          }
          checked={field.isRequired}
          onChange={({ currentTarget }) => onChange({ isRequired: currentTarget.checked }, property)}
        />
      )
    case 'showCountryCode':
      return (
        <Checkbox
          label="Ask for the country code"
          checked={field.showCountryCode}
          onChange={({ currentTarget }) => onChange({ showCountryCode: currentTarget.checked }, property)}
        />
      )
    case 'underline':
      return (
        <Checkbox
          label="Line beneath the heading"
          checked={field.underline}
          onChange={({ currentTarget }) => onChange({ underline: currentTarget.checked }, property)}
        />
      )
    case 'options':
      return (
        <OptionsField
          label={field.type === 'likert' ? 'Statements' : 'Options'}
          options={field.options}
          errors={errors}
          onChange={(options) => onChange({ options }, property)}
        />
      )
    case 'maxLength':
      return (
        <NumberInput
          label="Most characters"
          description="0: no limit of its own. The server takes 20,000."
          min={0}
          max={100_000}
          allowDecimal={false}
          allowNegative={false}
          value={field.maxLength}
          error={errors.maxLength}
          onChange={(count) => onChange({ maxLength: Number(count) || 0 }, property)}
        />
      )
    case 'least':
    case 'most':
      return (
        <NumberInput
          label={bounds[property]}
          description="Empty: any number."
          allowDecimal={false}
          min={-farthestBound}
          max={farthestBound}
          value={field[property] ?? ''}
          error={errors[property]}
          onChange={(count) => onChange({ [property]: count === '' ? undefined : Number(count) }, property)}
        />
      )
    case 'accepts':
    case 'maxFiles':
    case 'maxMegabytes':
      return <FileProperty property={property} field={field} errors={errors} onChange={onChange} />
    default:
      return <LineProperty property={property} field={field} errors={errors} onChange={onChange} />
  }
}

const bounds = { least: 'Least', most: 'Most' } as const

const lines = {
  placeholder: {
    label: 'Placeholder',
    description: 'Shown in the empty field. It is no title: it goes when somebody types.',
  },
  currencySymbol: { label: 'Currency symbol', description: undefined },
  key: {
    label: 'Parameter of the address',
    description: 'Its value is read from the page’s address, such as campaign in ?campaign=spring.',
  },
  value: { label: 'Value', description: 'Sent where the address tells none.' },
} as const

function LineProperty({
  property,
  field,
  errors,
  onChange,
}: Omit<PropertyProps, 'property'> & { readonly property: keyof typeof lines }) {
  const { label, description } = lines[property]
  return (
    <TextInput
      label={label}
      description={description}
      value={field[property]}
      maxLength={500}
      error={errors[property]}
      onChange={({ currentTarget }) => onChange({ [property]: currentTarget.value }, property)}
    />
  )
}
