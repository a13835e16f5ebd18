/** What was wrong with files, by field id, once none is on its way any more. */
export type FilesSettled = () => Promise<Readonly<Record<string, string>>>
