import { addressLength } from '../page-address.ts'

/** Makes the last part of an address of a text: lower-case letters, digits and hyphens; '' when nothing is left. */
export function urlIdOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, addressLength)
}

/** The address to try as the first, second and so on, until one is free: `mug`, `mug-2`, `mug-3`. */
export function numberedUrlId(wanted: string, number: number): string {
  if (number === 1) return wanted
  const ending = `-${number}`
  return wanted.slice(0, addressLength - ending.length) + ending
}
