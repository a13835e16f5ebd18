import { describe, expect, it } from 'vitest'
import { typedBefore } from './typed-before.ts'

describe('what was typed before scripts took over', () => {
  it('is read from every kind of field', () => {
    document.body.innerHTML = `<form><input name="email" value="ada@example.com"><input type="hidden" name="step" value="contact">
      <input type="checkbox" name="wantsNews" checked><input type="checkbox" name="billingSame">
      <input type="radio" name="gateway" value="test"><input type="radio" name="gateway" value="manual" checked>
      <select name="country"><option value="DE">Germany</option><option value="US" selected>USA</option></select>
      <textarea name="note">Ring twice</textarea></form>`
    expect(typedBefore(document.body)).toEqual({
      email: 'ada@example.com',
      wantsNews: 'on',
      billingSame: '',
      gateway: 'manual',
      country: 'US',
      note: 'Ring twice',
    })
  })
})
