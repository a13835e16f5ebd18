import { Text } from '@mantine/core'
import type { ReadAnswer } from '@vitrine/domain/forms/buyers/stored-filling'

/** What a buyer filled in, by the titles that the fields had then. */
export function AnswerLines({ answers }: { readonly answers: readonly ReadAnswer[] }) {
  return answers.map(({ title, lines }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: titles may be the same, and answers do not move.
    <Text key={place} size="xs" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {title}: {lines.join('\n')}
    </Text>
  ))
}
