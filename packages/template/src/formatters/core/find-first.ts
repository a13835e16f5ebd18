import { findElement } from '../find-element.ts'

/** The first element of an array with something truthy at a path: `{images|find-first isMain}`. */
export const findFirst = findElement('first')
