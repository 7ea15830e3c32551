/**
 * Shapes of the icons pages use, from Lucide 1.62 (https://lucide.dev), ISC License, Copyright (c) Lucide Icons and Contributors:
 * permission to use, copy, modify and/or distribute for any purpose with or without fee is granted, provided that the copyright
 * notice and this permission notice appear in all copies. The software is provided "as is", without warranty.
 */
export const ICON_SHAPES = {
  'arrow-left-right': [
    { tag: 'path', d: 'M8 3 4 7l4 4' },
    { tag: 'path', d: 'M4 7h16' },
    { tag: 'path', d: 'm16 21 4-4-4-4' },
    { tag: 'path', d: 'M20 17H4' },
  ],
  'arrow-right': [
    { tag: 'path', d: 'M5 12h14' },
    { tag: 'path', d: 'm12 5 7 7-7 7' },
  ],
  'arrow-up': [
    { tag: 'path', d: 'm5 12 7-7 7 7' },
    { tag: 'path', d: 'M12 19V5' },
  ],
  'book-open': [
    { tag: 'path', d: 'M12 5v16' },
    {
      tag: 'path',
      d: 'M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z',
    },
  ],
  'building-2': [
    { tag: 'path', d: 'M10 12h4' },
    { tag: 'path', d: 'M10 8h4' },
    { tag: 'path', d: 'M14 21v-3a2 2 0 0 0-4 0v3' },
    { tag: 'path', d: 'M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2' },
    { tag: 'path', d: 'M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16' },
  ],
  check: [{ tag: 'path', d: 'M20 6 9 17l-5-5' }],
  'chevron-down': [{ tag: 'path', d: 'm6 9 6 6 6-6' }],
  'chevron-left': [{ tag: 'path', d: 'm15 18-6-6 6-6' }],
  'chevron-right': [{ tag: 'path', d: 'm9 18 6-6-6-6' }],
  'chevrons-left': [
    { tag: 'path', d: 'm11 17-5-5 5-5' },
    { tag: 'path', d: 'm18 17-5-5 5-5' },
  ],
  'chevrons-right': [
    { tag: 'path', d: 'm6 17 5-5-5-5' },
    { tag: 'path', d: 'm13 17 5-5-5-5' },
  ],
  'circle-check': [
    { tag: 'circle', cx: '12', cy: '12', r: '10' },
    { tag: 'path', d: 'm16 9-5.5 5.5L8 12' },
  ],
  'credit-card': [
    { tag: 'rect', width: '20', height: '14', x: '2', y: '5', rx: '2' },
    { tag: 'path', d: 'M2 10h20' },
    { tag: 'path', d: 'M6 14h2' },
  ],
  'external-link': [
    { tag: 'path', d: 'M15 3h6v6' },
    { tag: 'path', d: 'M10 14 21 3' },
    { tag: 'path', d: 'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6' },
  ],
  globe: [
    { tag: 'circle', cx: '12', cy: '12', r: '10' },
    { tag: 'path', d: 'M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20' },
    { tag: 'path', d: 'M2 12h20' },
  ],
  'graduation-cap': [
    {
      tag: 'path',
      d: 'M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0z',
    },
    { tag: 'path', d: 'M22 10v6' },
    { tag: 'path', d: 'M6 12.5V16a6 3 0 0 0 12 0v-3.5' },
  ],
  info: [
    { tag: 'circle', cx: '12', cy: '12', r: '10' },
    { tag: 'path', d: 'M12 16v-4' },
    { tag: 'path', d: 'M12 8h.01' },
  ],
  list: [
    { tag: 'path', d: 'M3 5h.01' },
    { tag: 'path', d: 'M3 12h.01' },
    { tag: 'path', d: 'M3 19h.01' },
    { tag: 'path', d: 'M8 5h13' },
    { tag: 'path', d: 'M8 12h13' },
    { tag: 'path', d: 'M8 19h13' },
  ],
  lock: [
    { tag: 'rect', width: '18', height: '11', x: '3', y: '11', rx: '2', ry: '2' },
    { tag: 'path', d: 'M7 11V7a5 5 0 0 1 10 0v4' },
  ],
  'log-out': [
    { tag: 'path', d: 'm16 17 5-5-5-5' },
    { tag: 'path', d: 'M21 12H9' },
    { tag: 'path', d: 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4' },
  ],
  mail: [
    { tag: 'path', d: 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7' },
    { tag: 'rect', x: '2', y: '4', width: '20', height: '16', rx: '2' },
  ],
  menu: [
    { tag: 'path', d: 'M4 5h16' },
    { tag: 'path', d: 'M4 12h16' },
    { tag: 'path', d: 'M4 19h16' },
  ],
  network: [
    { tag: 'rect', x: '16', y: '16', width: '6', height: '6', rx: '1' },
    { tag: 'rect', x: '2', y: '16', width: '6', height: '6', rx: '1' },
    { tag: 'rect', x: '9', y: '2', width: '6', height: '6', rx: '1' },
    { tag: 'path', d: 'M5 16v-3a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3' },
    { tag: 'path', d: 'M12 12V8' },
  ],
  pencil: [
    {
      tag: 'path',
      d: 'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z',
    },
    { tag: 'path', d: 'm15 5 4 4' },
  ],
  pin: [
    { tag: 'path', d: 'M12 17v5' },
    {
      tag: 'path',
      d: 'M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z',
    },
  ],
  search: [
    { tag: 'path', d: 'm21 21-4.34-4.34' },
    { tag: 'circle', cx: '11', cy: '11', r: '8' },
  ],
  'settings-2': [
    { tag: 'path', d: 'M14 17H5' },
    { tag: 'path', d: 'M19 7h-9' },
    { tag: 'circle', cx: '17', cy: '17', r: '3' },
    { tag: 'circle', cx: '7', cy: '7', r: '3' },
  ],
  'shield-check': [
    {
      tag: 'path',
      d: 'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
    },
    { tag: 'path', d: 'm9 12 2 2 4-4' },
  ],
  'triangle-alert': [
    { tag: 'path', d: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3' },
    { tag: 'path', d: 'M12 9v4' },
    { tag: 'path', d: 'M12 17h.01' },
  ],
  'user-round': [
    { tag: 'circle', cx: '12', cy: '8', r: '5' },
    { tag: 'path', d: 'M20 21a8 8 0 0 0-16 0' },
  ],
  users: [
    { tag: 'path', d: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2' },
    { tag: 'path', d: 'M16 3.128a4 4 0 0 1 0 7.744' },
    { tag: 'path', d: 'M22 21v-2a4 4 0 0 0-3-3.87' },
    { tag: 'circle', cx: '9', cy: '7', r: '4' },
  ],
  x: [
    { tag: 'path', d: 'M18 6 6 18' },
    { tag: 'path', d: 'm6 6 12 12' },
  ],
} as const

export type IconName = keyof typeof ICON_SHAPES
