import { customersList } from '@vitrine/contract/customers/customers-list'
import { ordersList } from '@vitrine/contract/orders/orders-list'
import { readConditions } from '@vitrine/domain/lists/conditions'
import { expect, it } from 'vitest'
import { withCountries } from './with-countries.ts'

it('a list whose countries have names reads what was asked before they had', () => {
  const asked = ['country:starts:D', 'country:is:de', 'country:any:AT,XX']
  const lists = [ordersList, customersList].map(withCountries)
  expect(lists.flatMap((list) => asked.filter((f) => !readConditions(f, list).ok))).toEqual([])
  expect(lists.map(({ filters }) => filters.find(({ key }) => key === 'country')?.names?.length)).toEqual([
    expect.any(Number),
    expect.any(Number),
  ])
})
