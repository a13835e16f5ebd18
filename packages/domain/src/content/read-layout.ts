import type { KeptLinks } from '../contact/mail-link.ts'
import { isRecord } from '../shapes/is-record.ts'
import { blockFields } from './blocks/block-fields.ts'
import { readFields } from './blocks/read-fields.ts'
import { notAListText, type ReportProblem } from './blocks/report-problem.ts'
import {
  type Block,
  type BlockFloat,
  type BlockType,
  type Layout,
  type LayoutColumn,
  type LayoutRow,
  layoutColumns,
  maxBlocks,
  maxRowDepth,
} from './layout.ts'

/** A layout that can be kept, or a sentence for everything that is wrong, by path such as `rows.0.columns.1.blocks.0.value.link`. */
export type LayoutResult =
  | { readonly ok: true; readonly layout: Layout }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** Said of a layout with too many blocks. */
const tooManyBlocksText = `A layout can hold at most ${maxBlocks} blocks.`

/** Rows of a layout, those inside of columns included: twice as many as there can be blocks. */
const maxRows = maxBlocks * 2

/** Said of a layout with too many rows. */
const tooManyRowsText = `A layout can hold at most ${maxRows} rows.`

/**
 * Reads a layout from unknown input: an editor's, a seed's, an export's. Blocks of kinds that we do not know are kept as they are. `keptLinks`,
 * where somebody writes it just now: what was kept before of links that may not be written any more.
 */
export function readLayout(
  input: unknown,
  { keptLinks }: { readonly keptLinks?: KeptLinks } = {},
): LayoutResult {
  const errors: Record<string, string> = Object.create(null)
  const report: ReportProblem = (path, sentence) => {
    errors[path] ??= sentence
  }
  const rows = rowsOf(input)
  if (rows === null) return { ok: false, errors: { layout: 'This is not a layout of 12 columns.' } }

  const reader = new LayoutReader(report, keptLinks)
  const layout: Layout = {
    raw: false,
    ...(isRecord(input) && input.keepsBody === true && { keepsBody: true }),
    layout: {
      columns: layoutColumns,
      rows: reader.readRows(rows, 'rows', { width: layoutColumns, depth: 1 }),
    },
  }
  if (reader.rowCount > maxRows) report('layout', tooManyRowsText)
  if (reader.blockCount > maxBlocks) report('layout', tooManyBlocksText)
  return Object.keys(errors).length === 0 ? { ok: true, layout } : { ok: false, errors: { ...errors } }
}

/** Whether a name is that of a kind of block we know. */
function isBlockType(name: string): name is BlockType {
  return Object.hasOwn(blockFields, name)
}

function rowsOf(input: unknown): readonly unknown[] | null {
  if (!isRecord(input) || input.raw === true || !isRecord(input.layout)) return null
  const { columns = layoutColumns, rows } = input.layout
  return columns === layoutColumns && Array.isArray(rows) && rows.length <= maxRows ? rows : null
}

/** The column that rows stand in, in twelfths of the page. */
interface Room {
  readonly width: number
  /** 1 for the rows of the page. */
  readonly depth: number
}

class LayoutReader {
  readonly #report: ReportProblem
  readonly #keptLinks: KeptLinks | undefined
  readonly #ids = new Set<string>()
  blockCount = 0
  rowCount = 0

  constructor(report: ReportProblem, keptLinks: KeptLinks | undefined) {
    this.#report = report
    this.#keptLinks = keptLinks
  }

  readRows(rows: readonly unknown[], path: string, room: Room): readonly LayoutRow[] {
    this.rowCount += rows.length
    if (this.rowCount > maxRows) return []
    return rows.map((row, index) => this.#readRow(row, `${path}.${index}`, room))
  }

  #readRow(row: unknown, path: string, room: Room): LayoutRow {
    const given = isRecord(row) && Array.isArray(row.columns) ? row.columns : null
    if (given === null) this.#report(path, 'A row must have columns.')
    const columns = (given ?? [])
      .slice(0, layoutColumns)
      .map((column, index) => this.#readColumn(column, `${path}.columns.${index}`, room))
    const width = columns.reduce((sum, { span }) => sum + span, 0)
    if (width > room.width || (given?.length ?? 0) > layoutColumns)
      this.#report(path, `The columns of a row can be at most ${room.width} wide together.`)
    return { columns }
  }

  #readColumn(column: unknown, path: string, { width, depth }: Room): LayoutColumn {
    const { span = width, blocks = [], rows } = isRecord(column) ? column : {}
    const isSpan = isWhole(span, layoutColumns)
    if (!isSpan) this.#report(`${path}.span`, `A column is from 1 to ${layoutColumns} wide.`)
    const own = isSpan ? span : width
    if (!Array.isArray(blocks)) this.#report(`${path}.blocks`, notAListText)
    const given = Array.isArray(blocks) ? blocks : []
    this.blockCount += given.length
    // What is beyond the limit is refused, and need not be read.
    const room = Math.max(0, maxBlocks - (this.blockCount - given.length))
    return {
      span: own,
      blocks: given.slice(0, room).map((block, index) => {
        const place = `${path}.blocks.${index}`
        const float = this.#readFloat(isRecord(block) ? block.float : undefined, `${place}.float`, own)
        return { ...this.#readBlock(block, place), ...(float ? { float } : {}) }
      }),
      ...this.#readInnerRows(rows, `${path}.rows`, { width: own, depth: depth + 1 }),
    }
  }

  #readInnerRows(rows: unknown, path: string, room: Room): Pick<LayoutColumn, 'rows'> {
    if (rows === undefined || (Array.isArray(rows) && rows.length === 0)) return {}
    if (!Array.isArray(rows)) this.#report(path, notAListText)
    else if (room.depth > maxRowDepth)
      this.#report(path, `Rows can stand inside of each other ${maxRowDepth} deep at most.`)
    else return { rows: this.readRows(rows, path, room) }
    return {}
  }

  /** Half of its column, unless the block says otherwise. */
  #readFloat(float: unknown, path: string, width: number): BlockFloat | null {
    if (float === undefined || float === null) return null
    const { side, span = Math.max(1, Math.floor(width / 2)) } = isRecord(float) ? float : {}
    const isSide = side === 'left' || side === 'right'
    if (!isSide) this.#report(`${path}.side`, 'A block floats to the left or to the right.')
    const isSpan = isWhole(span, width - 1)
    if (!isSpan) this.#report(`${path}.span`, 'A block that floats is less wide than its column.')
    return isSide && isSpan ? { side, span } : null
  }

  #readBlock(block: unknown, path: string): Block {
    const { id, type, value = {} } = isRecord(block) ? block : {}
    const name = typeof type === 'string' ? type : ''
    const ownId = this.#readId(id, path)
    if (!/^[a-z0-9][a-z0-9-]{0,40}$/i.test(name)) {
      this.#report(`${path}.type`, 'A block must say what it is.')
      return { id: ownId, type: 'unknown', name: '', value: null }
    }
    if (!isBlockType(name)) return this.#keepUnknown(ownId, block, path)
    const fields = readFields(blockFields[name], value, {
      path: `${path}.value`,
      report: this.#report,
      keptLinks: this.#keptLinks,
    })
    // The table of fields that was read by is the one that the type of the value is made from.
    return { id: ownId, type: name, value: fields } as Block
  }

  /** An unknown block that was kept before comes back as `{type: 'unknown', name}`. */
  #keepUnknown(id: string, block: unknown, path: string): Block {
    const { type, name = type, value = null } = isRecord(block) ? block : {}
    if (JSON.stringify(value).length > 100_000)
      this.#report(`${path}.value`, 'A block that is not known here can hold at most 100,000 characters.')
    return { id, type: 'unknown', name: String(name).slice(0, 60), value }
  }

  #readId(id: unknown, path: string): string {
    if (typeof id !== 'string' || !/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/.test(id)) {
      this.#report(`${path}.id`, 'A block must have an id of letters, digits and hyphens.')
      return ''
    }
    if (this.#ids.has(id)) this.#report(`${path}.id`, 'Another block of this layout has the same id.')
    this.#ids.add(id)
    return id
  }
}

function isWhole(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}
