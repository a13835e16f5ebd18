/** The files of a form that are sent as they are chosen; each question is of the fields that `isOf` takes. */
export interface SentFiles {
  /** Whether one is on its way. */
  readonly areOnTheirWay: (isOf: OfField) => boolean
  /** Done when none is on its way any more, of those either that came or went again meanwhile. */
  readonly settled: (isOf: OfField) => Promise<void>
  /** What is wrong with them as they are now, by field id: one that is not there is wrong. */
  readonly problems: (isOf: OfField) => Readonly<Record<string, string>>
}

/** Whether a field, by its id, is one of those that are asked about. */
export type OfField = (fieldId: string) => boolean
