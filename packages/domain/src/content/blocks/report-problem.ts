/** Notes what is wrong with a field, under its path such as `items.0.title`. */
export type ReportProblem = (path: string, sentence: string) => void

/** Said of what should be a list. */
export const notAListText = 'This must be a list.'
