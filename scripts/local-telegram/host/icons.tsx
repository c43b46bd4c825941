/** Line icons on a 24 × 24 field, drawn for this page. */
const paths = {
  plane: 'M21 3 10.5 13.5M21 3l-6.5 18-4-7.5L3 9.5 21 3Z',
  send: 'M4.2 11.3 3.4 4.6c-.1-.9.8-1.5 1.6-1.1l15.6 7.6c.8.4.8 1.4 0 1.8L5 20.5c-.8.4-1.7-.2-1.6-1.1l.8-6.7 9.3-.7-9.3-.7Z',
  menu: 'M4 7h16M4 12h16M4 17h10',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  moreWide: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M15 5l-7 7 7 7',
  arrowBack: 'M20 12H5M11 6l-6 6 6 6',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z',
  panel: 'M4 5h16v14H4zM15 5v14',
  chevron: 'M7 10l5 5 5-5',
  check: 'M5 12.5 10 17 19 7.5',
  app: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM4 9h16',
  reply: 'M9.500 6 4 11.500 9.500 17M4.500 11.500H14a6 6 0 0 1 6 6V19',
  forward: 'M14.500 6 20 11.500 14.500 17M19.500 11.500H10a6 6 0 0 0-6 6V19',
  reload: 'M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4',
  chat: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.500v9A1.5 1.5 0 0 1 19 17h-8l-4.5 3.500V17H5a1.5 1.5 0 0 1-1.5-1.500v-9A1.5 1.5 0 0 1 5 5Z',
  block: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6 6l12 12',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7M10.5 11v5M13.5 11v5',
  minimise: 'M6 10l6 6 6-6',
  clock: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.500V12l3 2',
  network: 'M4 9.500a12 12 0 0 1 16 0M7 13a7.5 7.5 0 0 1 10 0M10 16.300a3.2 3.2 0 0 1 4 0M12 19.500v.01',
  phone:
    'M8 3h8a1.5 1.5 0 0 1 1.5 1.500v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.500v-15A1.5 1.5 0 0 1 8 3ZM11 18.200h2',
  calls: 'M5 8h13l-3.5-3.500M19 16H6l3.5 3.5',
  bolt: 'M13 3 5.5 13.500H11L10 21l8-11h-6l1-7Z',
  paperclip:
    'M19.5 11.5 11.8 19.2a4.7 4.7 0 0 1-6.7-6.7l8-8a3.1 3.1 0 0 1 4.4 4.4l-7.9 7.9a1.6 1.6 0 0 1-2.2-2.2l7.1-7.1',
  file: 'M7 3.5h7l4 4v13H7ZM14 3.5v4h4',
  play: 'M8 5.5v13l11-6.500Z',
  pause: 'M8.5 6v12M15.5 6v12',
  microphone: 'M12 3.5a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  doubleCheck: 'M2.5 12.5 7 17l8.5-9.500M11.5 16l1 1L21 7.5',
} as const;

export type IconName = keyof typeof paths;

/** An icon in the colour of the text around it; hidden from screen readers, the button carries the name. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon icon-${name}`}>
    <path d={paths[name]} />
  </svg>
);
