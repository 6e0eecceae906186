import { expect, it } from 'vitest'
import { imageTypeOf } from './imageType.ts'

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)

it.each([
  ['image/png', '\x89PNG\r\n\x1a\n…'],
  ['image/jpeg', '\xff\xd8\xff\xe0…'],
  ['image/gif', 'GIF89a…'],
  ['image/gif', 'GIF87a…'],
  ['image/webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['image/avif', '\x00\x00\x00\x20ftypavif'],
])('%s is recognised by its first bytes', (type, start) => {
  expect(imageTypeOf(latin1(start))).toBe(type)
})

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff  <svg>',
  '<?xml version="1.0"?>\n<!-- by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<SVG viewBox="0 0 1 1">',
])('an SVG is recognised by its root element: %s', (text) => {
  expect(imageTypeOf(utf8(text))).toBe('image/svg+xml')
})

it.each([
  '',
  '<p>',
  '<!doctype html><svg>'.slice(0, 15),
  '<html><svg>',
  '<svgx>',
  'PNG',
  '%PDF-1.7',
])('%j is not an image', (text) => expect(imageTypeOf(utf8(text))).toBeNull())
