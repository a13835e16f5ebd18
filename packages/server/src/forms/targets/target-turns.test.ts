import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { TargetTurns } from './target-turns.ts'

it('lets one at a time go to a target, and others go beside it', async () => {
  const turns = new TargetTurns()
  const story: string[] = []
  const go = (targetId: string, name: string) =>
    turns.take(targetId, async () => {
      story.push(`${name} leaves`)
      await wait(20)
      story.push(`${name} arrives`)
    })
  await Promise.all([go('shop', 'one'), go('shop', 'two'), go('office', 'other')])
  expect(story).toEqual([
    'one leaves',
    'other leaves',
    'one arrives',
    'two leaves',
    'other arrives',
    'two arrives',
  ])
})

it('lets nobody wait for one that hangs', async () => {
  const turns = new TargetTurns()
  const hanging = Promise.withResolvers<string>()
  const first = turns.take('shop', () => hanging.promise)
  expect(await turns.take('shop', async () => 'done')).toBeNull()
  expect(await turns.take('office', async () => 'done')).toBe('done')
  hanging.resolve('late')
  expect(await first).toBe('late')
  expect(await turns.take('shop', async () => 'done')).toBe('done')
})
