import type { User } from 'grammy/types';

/** A person who uses the phone of the local Telegram. */
export type LocalPerson = {
  /** Telegram id; also the chat id of the private chat with the bot. */
  id: number;
  first_name: string;
  last_name?: string;
  username?: string;
  language_code: string;
  /** One Russian sentence for the list of people, e.g. «прошла половину курса». */
  note: string;
};

/** The three people of the product's seeded database; the ids decide what that database says about them. */
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
      note: 'Опытный ученик: серия 6 дней, алфавит позади',
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

/** The person as a user of the Bot API. */
export function toUser(person: LocalPerson): User {
  const { note: _note, ...user } = person;
  return { ...user, is_bot: false };
}
