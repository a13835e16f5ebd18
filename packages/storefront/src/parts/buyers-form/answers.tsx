import './answers.css'

/** What was answered in a form, by the titles of its fields. */
export function Answers({
  answers,
}: {
  readonly answers: readonly { readonly title: string; readonly lines: readonly string[] }[]
}) {
  if (answers.length === 0) return null
  return (
    <dl className="vt-answers">
      {answers.map(({ title, lines }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may be the same, and answers do not move.
        <div key={place}>
          <dt>{title}:</dt>
          <dd>{lines.join('\n')}</dd>
        </div>
      ))}
    </dl>
  )
}
