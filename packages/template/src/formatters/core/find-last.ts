import { findElement } from '../find-element.ts'

/** The last element of an array with something truthy at a path: `{images|find-last isMain}`. */
export const findLast = findElement('last')
