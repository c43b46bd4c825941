import type { User } from 'grammy/types';

/** Somebody who holds the phone of the local Telegram. */
export type LocalPerson = {
  /** Telegram id; chat id of the private chat with the bot at once. */
  id: number;
  first_name: string;
  last_name?: string;
  username?: string;
  language_code: string;
  /** One Russian sentence for the list of people, e.g. «прошла половину курса». */
  note: string;
};

/** The three whom the product's seeded world knows; the ids decide what its database says about them. */
export function localPeople(ids: { newLearner: number; experienced: number; admin: number }): LocalPerson[] {
  return [
    {
      id: ids.newLearner,
      first_name: 'Аня',
      last_name: 'Новикова',
      username: 'anya_new',
      language_code: 'ru',
      note: 'Новый ученик: пришла впервые',
    },
    {
      id: ids.experienced,
      first_name: 'Борис',
      last_name: 'Левин',
      username: 'boris_levin',
      language_code: 'ru',
      note: 'Опытный ученик: серия 6 дней, полкурса позади',
    },
    {
      id: ids.admin,
      first_name: 'Дана',
      last_name: 'Коэн',
      username: 'dana_admin',
      language_code: 'ru',
      note: 'Администратор: видит раздел управления',
    },
  ];
}

/** The person as the Bot API spells a user. */
export function toUser(person: LocalPerson): User {
  const { note: _note, ...user } = person;
  return { ...user, is_bot: false };
}
