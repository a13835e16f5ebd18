/** An amount with what it is for, already in words. */
export interface TotalRow {
  readonly label: string
  readonly text: string
  /** Whether the text says that the amount is not known yet. */
  readonly isPending?: boolean
}

/** Amounts under one another, and what they come to. */
export function TotalsTable({
  rows,
  total,
  paid = [],
}: {
  readonly rows: readonly TotalRow[]
  readonly total: TotalRow
  /** What is paid of it otherwise, and what is left. */
  readonly paid?: readonly TotalRow[]
}) {
  return (
    <dl className="vt-totals">
      {rows.map((row) => (
        <div key={row.label} className="vt-totals-row">
          <dt>{row.label}</dt>
          <dd>{row.text}</dd>
        </div>
      ))}
      <div className="vt-totals-row vt-totals-grand">
        <dt>{total.label}</dt>
        <dd className={total.isPending ? 'vt-totals-pending' : undefined}>{total.text}</dd>
      </div>
      {paid.map((row) => (
        <div key={row.label} className="vt-totals-row">
          <dt>{row.label}</dt>
          <dd>{row.text}</dd>
        </div>
      ))}
    </dl>
  )
}
