import { actKinds } from '@vitrine/domain/activity/act-kinds'
import { expect, it } from 'vitest'
import { activityList } from './activity-list.ts'

it('the view of the shop has all that is about selling, by kinds that there are', () => {
  const query = activityList.views.find(({ key }) => key === 'shop')?.query ?? ''
  const shown = query.replace('f=kind:any:', '').split(',')
  expect(shown).toEqual(['product', 'order', 'discount', 'newsletter'])
  expect(actKinds).toEqual(expect.arrayContaining(shown))
})
