import { NativeSelect, TextInput } from '@mantine/core'
import { parseContent } from '@vitrine/domain/catalogue/measures/typed-content'
import { referencesFor, referenceText } from '@vitrine/domain/catalogue/measures/unit-price'
import { useSession } from '../../../../session/session.ts'
import { type FieldProps, labelled } from './variant-fields.tsx'

/** Length, width and height of a piece, in one line. */
export function SizeField({ row, onChange, error, name }: FieldProps) {
  const { measurement } = useSession().site
  return (
    <TextInput
      {...labelled(
        measurement === 'metric' ? 'Length × width × height (cm)' : 'Length × width × height (in)',
        name,
      )}
      placeholder="30 × 20 × 10"
      value={row.size}
      error={error}
      onChange={(event) => onChange(row.key, { size: event.currentTarget.value })}
    />
  )
}

/** How much is in a piece, and for what its unit price is told. */
export function ContentFields({ row, onChange, error, name }: FieldProps) {
  const { locale } = useSession().site
  const content = parseContent(row.content, row.contentPer)?.content
  return (
    <>
      <TextInput
        {...labelled('Content, for the unit price', name)}
        placeholder="750 ml"
        value={row.content}
        error={error}
        onChange={(event) => onChange(row.key, { content: event.currentTarget.value })}
      />
      {content && (
        <NativeSelect
          {...labelled('Price per', name)}
          mt={6}
          data={referencesFor(content.unit).map((per) => ({ value: per, label: referenceText(per, locale) }))}
          value={content.per}
          onChange={(event) => onChange(row.key, { contentPer: event.currentTarget.value })}
        />
      )}
    </>
  )
}
