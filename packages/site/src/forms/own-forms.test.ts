import { expect, it } from 'vitest'
import { ownForms } from './own-forms.ts'

it.each([
  ['<form>', '<form data-form-id="f&quot;1">'],
  ['<form data-form-id="x" class="a > b">', '<form data-form-id="x" class="a > b">'],
  [
    `<form method="POST" onsubmit="return (function (form) { new Y.Squarespace.FormSubmit(form) })(this)" id="a">`,
    '<form data-form-id="f&quot;1" method="POST" id="a">',
  ],
  ['<form onsubmit="track()"><form-part>', '<form data-form-id="f&quot;1" onsubmit="track()"><form-part>'],
  ['<p>No form</p>', '<p>No form</p>'],
])('%j is told its form as %j', (html, told) => expect(ownForms(html, 'f"1')).toBe(told))
