/** What a page or a program of a server begins with; none of it stands in the bytes of a picture or a recording by chance. */
const marks = ['<script', '<html', '<?php', '<!doctype html', '<iframe', 'javascript:']

/** Two pieces of a file that follow each other share so many bytes, so that no mark is cut in two. */
export const markOverlap = 16

/** Whether a piece of a file, read a character a byte, holds one of them. */
export function hasMarkupMark(piece: string): boolean {
  const plain = piece.toLowerCase()
  return marks.some((mark) => plain.includes(mark))
}
