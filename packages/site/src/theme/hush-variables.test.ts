import { expect, it } from 'vitest'
import { hushVariables } from './hush-variables.ts'

it('the head of the page is not written into scripts and remarks that only name it', () => {
  expect(hushVariables('<script>/* below {squarespace-headers} */f()</script>')).toBe(
    '<script>/* below  squarespace-headers  */f()</script>',
  )
  expect(hushVariables('<!-- {squarespace.footers} goes here -->{squarespace-footers}')).toBe(
    '<!--  squarespace.footers  goes here -->{squarespace-footers}',
  )
  expect(hushVariables('{squarespace-headers}<script>var id = "{collection.id}"</script>')).toBe(
    '{squarespace-headers}<script>var id = "{collection.id}"</script>',
  )
})
