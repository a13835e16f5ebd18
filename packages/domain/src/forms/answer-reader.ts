import { type Say, sayAsWritten } from '../words/say.ts'

/** Who reads an answer. */
export interface AnswerReader {
  /** In whose manner days and times are written; null for programs, which read ISO 8601. */
  readonly language: string | null
  /** Says the words of ours that stand in it. */
  readonly say: Say
}

/** A program: a webhook, a spreadsheet, a file of data. */
export const programReader: AnswerReader = { language: null, say: sayAsWritten }
