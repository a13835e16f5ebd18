import { replaceStretches } from '../template-folder/closed-stretches.ts'

/** The variables that stand for all that the platform writes into the head or the end of a page. */
const wholeParts = /\{(squarespace[-.](?:headers|footers))\}/g

/**
 * Leaves the name alone of `{squarespace-headers}` and its like where a script or a remark speaks of it (`/* must be below {squarespace-headers} *\/`): what
 * the platform writes there holds scripts itself, and the first of their ends would end the script around them. Places keep their columns.
 */
export function neutralizeVariables(html: string): string {
  return replaceStretches(html, ['script', 'remark'], (part) => part.replace(wholeParts, ' $1 '))
}
