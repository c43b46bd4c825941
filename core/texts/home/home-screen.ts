/** The offer to put the mini-app among the phone's own. */
export const homeScreenTexts = {
  title: 'Мила на экране телефона',
  text: 'Добавить значок, чтобы открывать уроки в одно касание?',
  yes: 'Добавить',
  no: 'Не надо',
} as const;
