import { Table, Text } from '@mantine/core'
import { areLongTexts, MarkedText } from '../../parts/diff/marked-text.tsx'
import { wordDiff } from '../../parts/diff/word-diff.ts'
import type { ActDocument } from './act-row.ts'
import classes from './activity.module.css'

type Field = ActDocument['fields'][number]

/** The fields of a document before and after, beside each other; on phones above each other. */
export function FieldTable({ document }: { readonly document: ActDocument }) {
  return (
    <Table className={classes.fields} verticalSpacing="sm" layout="fixed">
      <Table.Caption className={classes.caption}>What changed of {document.name}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Field</Table.Th>
          <Table.Th>Before</Table.Th>
          <Table.Th>After</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {document.fields.map((field) => (
          <FieldRow key={field.label} field={field} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Where the columns stand below each other, their heads are not seen. */
const sideLabels = { change: 'Changed', before: 'Before', after: 'After' } as const

function FieldRow({ field: { label, before, after } }: { readonly field: Field }) {
  if (before === after && before !== null)
    return (
      <Table.Tr>
        <Table.Th scope="row">{label}</Table.Th>
        <Table.Td colSpan={2} data-side={sideLabels.change}>
          <Text size="sm" c="dimmed">
            Only its formatting, or a secret, changed.
          </Text>
        </Table.Td>
      </Table.Tr>
    )
  const diff = wordDiff(before ?? '', after ?? '')
  const isText = areLongTexts(before, after)
  return (
    <Table.Tr>
      <Table.Th scope="row">{label}</Table.Th>
      <Table.Td data-side={sideLabels.before}>
        <MarkedText text={before} pieces={isText ? diff.before : null} mark="del" />
      </Table.Td>
      <Table.Td data-side={sideLabels.after}>
        <MarkedText text={after} pieces={isText ? diff.after : null} mark="ins" />
      </Table.Td>
    </Table.Tr>
  )
}
