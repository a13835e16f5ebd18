import type { Layout, LayoutColumn, LayoutRow } from '../../content/layout.ts'
import { formIdOf } from '../form.ts'

/** A layout to be read, with a block at its end that names a form. Where there was none, the text of the page stays above it. */
export function withFormBlock(
  layout: Layout | undefined,
  { newBlockId, ...value }: FormBlockAddition,
): object {
  const { layout: { rows = [] } = {}, keepsBody = layout === undefined } = layout ?? {}
  const block = fullRow({ id: newBlockId(), type: 'form', value })
  return { ...(keepsBody && { keepsBody }), layout: { rows: [...rows, block] } }
}

interface FormBlockAddition {
  readonly formId: string
  /** As its block says it; absent: it stands open. */
  readonly opensInLightbox?: boolean
  readonly openLabel?: string
  readonly newBlockId: () => string
}

/** The same layout without the blocks of a form. `layoutId` is the id of what it fills. */
export function withoutFormBlocks(
  layout: Layout,
  form: { readonly layoutId: string; readonly formId: string },
): Layout {
  return {
    ...layout,
    layout: { ...layout.layout, rows: layout.layout.rows.flatMap((row) => without(row, form)) },
  }
}

function without(
  row: LayoutRow,
  form: { readonly layoutId: string; readonly formId: string },
): readonly LayoutRow[] {
  const columns = row.columns.map((column): LayoutColumn => {
    const { rows: inside, ...rest } = column
    const blocks = column.blocks.filter(
      (block) => block.type !== 'form' || formIdOf(form.layoutId, block) !== form.formId,
    )
    return { ...rest, blocks, ...(inside && { rows: inside.flatMap((each) => without(each, form)) }) }
  })
  const wasFull = row.columns.some(holdsSomething)
  return wasFull && !columns.some(holdsSomething) ? [] : [{ ...row, columns }]
}

function holdsSomething({ blocks, rows = [] }: LayoutColumn): boolean {
  return blocks.length > 0 || rows.length > 0
}

function fullRow(block: object): object {
  return { columns: [{ span: 12, blocks: [block] }] }
}
