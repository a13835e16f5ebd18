import { expect, it } from 'vitest'
import { checkHosts } from './host-name.ts'

it('takes letters of other languages as they are encoded, and nothing that only looks as if it were', () => {
  const shown = (host: string) => host.replace('xn--bcher-kva', 'bücher')
  const hosts = ['xn--bcher-kva.example', 'xn--zzzzzz99.example', 'shop.xn--zzzzzz99', 'r3---xn--a.example']
  expect([...checkHosts(hosts, shown)]).toEqual([
    [1, 'host-wrong'],
    [2, 'host-wrong'],
  ])
})
