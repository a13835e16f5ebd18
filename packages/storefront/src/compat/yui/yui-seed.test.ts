import { expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'
import { renderFollowButtons } from '../extras/small-parts.ts'
import { yuiSeed } from './yui-seed.ts'

it('runs what the follow button brings along, which then is a link to the account', () => {
  const printed = String(printWord('twitter-follow-button', { userName: 'tidewater' }))
  document.body.innerHTML = printed
  const code = document.querySelector('script')?.textContent ?? ''
  const Y = yuiSeed({ FollowButtonUtils: { renderAll: renderFollowButtons } })
  new Function('Y', code)(Y)
  expect(document.querySelector('.squarespace-follow-button a')?.getAttribute('href')).toBe(
    'https://twitter.com/tidewater',
  )
})
