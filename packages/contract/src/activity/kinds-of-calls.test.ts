import { kindOfCall } from '@vitrine/domain/activity/act-kinds'
import { callsByKind, callsOfOthers } from '@vitrine/domain/activity/calls-by-kind'
import { expect, it } from 'vitest'
import { allCalls } from '../calls.ts'

const named = [...Object.values(callsByKind).flat(), ...callsOfOthers]

it('every call by which owners change something is named with what it is about', () => {
  const changing = allCalls.filter(({ method, policy }) => method !== 'GET' && policy.kind === 'owner')
  const missing = changing.map(({ name }) => name).filter((name) => !named.includes(name))
  expect(missing.map((name) => `${name} needs a place in calls-by-kind.ts`)).toEqual([])
})

it('each of them is named once, and is a call or done at the shell', () => {
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
  const calls = new Set([...allCalls.map(({ name }) => name), 'sites', 'owner link', 'owner reset'])
  expect(named.filter((name) => !calls.has(name))).toEqual([])
})

it('those that make, change and remove a thing are about the same', () => {
  const things = [
    ['createDiscount', 'changeDiscount', 'removeDiscount'],
    ['createCampaign', 'sendCampaign', 'removeCampaign'],
    ['markReady', 'takeReadyBack', 'takeParcelBack', 'fulfillOrder'],
    ['setPaymentAccount', 'removePaymentAccount', 'changePaymentMethods'],
  ]
  expect(things.map((calls) => new Set(calls.map(kindOfCall)).size)).toEqual([1, 1, 1, 1])
})
