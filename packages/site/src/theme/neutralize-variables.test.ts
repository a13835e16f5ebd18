import { expect, it } from 'vitest'
import { neutralizeVariables } from './neutralize-variables.ts'

it('the head of the page is not written into scripts and remarks that only name it', () => {
  expect(neutralizeVariables('<script>/* below {squarespace-headers} */f()</script>')).toBe(
    '<script>/* below  squarespace-headers  */f()</script>',
  )
  expect(neutralizeVariables('<!-- {squarespace.footers} goes here -->{squarespace-footers}')).toBe(
    '<!--  squarespace.footers  goes here -->{squarespace-footers}',
  )
  expect(neutralizeVariables('{squarespace-headers}<script>var id = "{collection.id}"</script>')).toBe(
    '{squarespace-headers}<script>var id = "{collection.id}"</script>',
  )
})
