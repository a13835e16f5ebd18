import { isList } from '@vitrine/domain/forms/field-value'
import { acceptAttribute, fileFieldWords, mostBytes, mostFiles } from '@vitrine/domain/forms/files/file-field'
import { partName } from '@vitrine/domain/forms/form-field'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { describing, type FilledField } from './filled-field.ts'

/** The input of a field for files, what it takes, and the files that wait already: each stays as long as its box is ticked. */
export function fileHtml(filled: FilledField): Markup {
  const { field, id, error, say } = filled
  const many = mostFiles(field) > 1
  return html`<p class="file-words" id="${id}-files">${fileFieldWords(field, say)}</p><input class="field-element" type="file" id="${id}" name="${
    field.id
  }" accept="${acceptAttribute(field)}" data-most-bytes="${mostBytes(field)}" data-most-files="${mostFiles(field)}"${
    many ? html` multiple` : ''
  }${field.isRequired ? html` aria-required="true"` : ''} aria-describedby="${describing(filled)}"${
    error === undefined ? '' : html` aria-invalid="true"`
  }><ul class="file-list">${keptHtml(filled)}</ul>`
}

function keptHtml({ field, id, value, say, fileLines = {} }: FilledField): readonly Markup[] {
  const tokens = value !== undefined && typeof value !== 'string' && isList(value) ? value : []
  return tokens.map(
    (token, place) =>
      html`<li class="option"><input type="checkbox" id="${id}-${place}" name="${partName(
        field,
        place,
      )}" value="${token}" checked><label for="${id}-${place}">${fileLines[token] ?? say('A file that was sent before')}</label></li>`,
  )
}
