/** Written by `npm run words:known`; its shape is described in known-words.ts. */
export const knownWordsTable = `
мир, привет|שלום
нет, не|לא
сердце|לב,לבבות=plural
солнце|שמש,שמשות=plural
огонь|אש
снова, опять|שוב
полный|מלא,מלאים=plural,מלאה=feminine
улитка|שבלול,שבלולים=plural
предлог «чей?»|של,שלי=preposition.1sg,שלך=preposition.2sg.m,שלך=preposition.2sg.f,שלו=preposition.3sg.m,שלה=preposition.3sg.f,שלנו=preposition.1pl,שלכם=preposition.2pl.m,שלכן=preposition.2pl.f,שלהם=preposition.3pl.m,שלהן=preposition.3pl.f
к (кому, чему)|אל,אליי=preposition.1sg,אליך=preposition.2sg.m,אלייך=preposition.2sg.f,אליו=preposition.3sg.m,אליה=preposition.3sg.f,אלינו=preposition.1pl,אליכם=preposition.2pl.m,אליכן=preposition.2pl.f,אליהם=preposition.3pl.m,אליהן=preposition.3pl.f
дом|בית,בתים=plural
море|ים,ימים=plural
слово|מילה,מלה,מילים=plural
любовь|אהבה,אהבות=plural
подарок|מתנה,מתנות=plural
картина, фотография|תמונה,תמונות=plural
человек|אדם,בני_אדם=plural
зуб|שן,שיניים=plural
может быть|אולי
вот|הנה
без|בלי,בלעדיי=preposition.1sg,בלעדיך=preposition.2sg.m,בלעדייך=preposition.2sg.f,בלעדיו=preposition.3sg.m,בלעדיה=preposition.3sg.f,בלעדינו=preposition.1pl,בלעדיכם=preposition.2pl.m,בלעדיכן=preposition.2pl.f,בלעדיהם=preposition.3pl.m,בלעדיהן=preposition.3pl.f
очень|מאוד
мужчина, человек (м. р.)|איש
люди|אנשים
эти|אלה
что-то|משהו
кто-то|מישהו,מישהי=feminine
один, без других|לבד
сразу|מייד
был, было|היה,הייתה=feminine,להיות=infinitive,הייתי=past.1sg,היית=past.2sg.m,היית=past.2sg.f,היה=past.3sg.m,הייתה=past.3sg.f,היתה=past.3sg.f,היינו=past.1pl,הייתם=past.2pl.m,היו=past.3pl,אהיה=future.1sg,תהיה=future.2sg.m,תהיי=future.2sg.f,יהיה=future.3sg.m,תהיה=future.3sg.f,נהיה=future.1pl,תהיו=future.2pl.m,יהיו=future.3pl.m,היה=imperative.sg.m,היי=imperative.sg.f,היו=imperative.pl.m
да|כן
только|רק
сад|גן,גנים=plural
праздник|חג,חגים=plural
дорога, путь|דרך,דרכים=plural
король, царь|מלך,מלכים=plural,מלכה=feminine
сон, мечта|חלום,חלומות=plural
звезда|כוכב,כוכבים=plural
жизнь|חיים
много|הרבה
это, этот|זה,זאת=feminine
хороший|טוב,טובים=plural,טובה=feminine
книга|ספר,ספרים=plural
конец|סוף
мир (вселенная)|עולם,עולמות=plural
время|זמן,זמנים=plural
цвет, краска|צבע,צבעים=plural
мгновение, минутка|רגע,רגעים=plural
бабочка|פרפר,פרפרים=plural
снаружи, на улице|בחוץ
весь, каждый|כל
с, вместе с|עם,איתי=preposition.1sg,איתך=preposition.2sg.m,איתך=preposition.2sg.f,איתו=preposition.3sg.m,איתה=preposition.3sg.f,איתנו=preposition.1pl,איתכם=preposition.2pl.m,איתכן=preposition.2pl.f,איתם=preposition.3pl.m,איתן=preposition.3pl.f
тоже|גם
ещё|עוד
уже|כבר
до|עד
немного|קצת
правда, действительно|באמת
как, подобно|כמו,כמוני=preposition.1sg,כמוך=preposition.2sg.m,כמוך=preposition.2sg.f,כמוהו=preposition.3sg.m,כמוה=preposition.3sg.f,כמונו=preposition.1pl,כמוכם=preposition.2pl.m,כמוכן=preposition.2pl.f,כמוהם=preposition.3pl.m,כמוהן=preposition.3pl.f
после|אחרי,אחריי=preposition.1sg,אחריך=preposition.2sg.m,אחרייך=preposition.2sg.f,אחריו=preposition.3sg.m,אחריה=preposition.3sg.f,אחרינו=preposition.1pl,אחריכם=preposition.2pl.m,אחריכן=preposition.2pl.f,אחריהם=preposition.3pl.m,אחריהן=preposition.3pl.f
свет|אור,אורות=plural
ручка (для письма)|עט,עטים=plural
голос|קול,קולות=plural
деньги|כסף,כספים=plural
поле|שדה,שדות=plural
роза|ורד,ורדים=plural
золото|זהב
клубника|תות,תותים=plural
шахматы|שחמט
сосед|שכן,שכנים=plural,שכנה=feminine
я|אני
ты (м. р.)|אתה
ты (ж. р.)|את
он|הוא
она|היא
мы|אנחנו
вы (м. р.)|אתם
вы (ж. р.)|אתן
они (м. р.)|הם
они (ж. р.)|הן
спасибо|תודה
пожалуйста|בבקשה
извините|סליחה
привет|היי,הי
пока|ביי
до свидания|להתראות
хорошо, в порядке|בסדר
очень приятно|נעים_מאוד,נעים_מאד
как дела?|מה_נשמע
доброе утро|בוקר_טוב
кто|מי
что|מה
где|איפה
куда|לאן
откуда|מאיפה
когда|מתי
почему|למה
сколько|כמה
как|איך
какой|איזה,איזו=feminine
есть, имеется|יש
нет, не имеется|אין
можно, возможно|אפשר
невозможно|אי_אפשר
разрешено|מותר,מותרים=plural,מותרת=feminine
нельзя, запрещено|אסור,אסורים=plural,אסורה=feminine
нужно, надо|צריך,צריכים=plural,צריכה=feminine
обязан, должен|חייב,חייבים=plural,חייבת=feminine
(он) может|יכול,יכולה=feminine,יכול=present.sg.m,יכולה=present.sg.f,יכולים=present.pl.m,יכולות=present.pl.f,יכולתי=past.1sg,יכלתי=past.1sg,יכולת=past.2sg.m,יכלת=past.2sg.m,יכולת=past.2sg.f,יכלת=past.2sg.f,יכול=past.3sg.m,יכל=past.3sg.m,יכלה=past.3sg.f,יכולנו=past.1pl,יכלנו=past.1pl,יכולתם=past.2pl.m,יכלתם=past.2pl.m,יכלו=past.3pl,אוכל=future.1sg,תוכל=future.2sg.m,תוכלי=future.2sg.f,יוכל=future.3sg.m,תוכל=future.3sg.f,נוכל=future.1pl,תוכלו=future.2pl.m,יוכלו=future.3pl.m
стоит (сделать)|כדאי
(он) идёт|הולך,הולכת=feminine,ללכת=infinitive,הולך=present.sg.m,הולכת=present.sg.f,הולכים=present.pl.m,הולכות=present.pl.f,הלכתי=past.1sg,הלכת=past.2sg.m,הלכת=past.2sg.f,הלך=past.3sg.m,הלכה=past.3sg.f,הלכנו=past.1pl,הלכתם=past.2pl.m,הלכו=past.3pl,אלך=future.1sg,תלך=future.2sg.m,תלכי=future.2sg.f,ילך=future.3sg.m,יילך=future.3sg.m,תלך=future.3sg.f,נלך=future.1pl,תלכו=future.2pl.m,ילכו=future.3pl.m,יילכו=future.3pl.m,לך=imperative.sg.m,לכי=imperative.sg.f,לכו=imperative.pl.m
(он) едет|נוסע,נוסעת=feminine,לנסוע=infinitive,לנסע=infinitive,נוסע=present.sg.m,נוסעת=present.sg.f,נוסעים=present.pl.m,נוסעות=present.pl.f,נסעתי=past.1sg,נסעת=past.2sg.m,נסעת=past.2sg.f,נסע=past.3sg.m,נסעה=past.3sg.f,נסענו=past.1pl,נסעתם=past.2pl.m,נסעו=past.3pl,אסע=future.1sg,תיסע=future.2sg.m,תסע=future.2sg.m,תיסעי=future.2sg.f,תסעי=future.2sg.f,ייסע=future.3sg.m,יסע=future.3sg.m,תיסע=future.3sg.f,תסע=future.3sg.f,ניסע=future.1pl,נסע=future.1pl,תיסעו=future.2pl.m,תסעו=future.2pl.m,ייסעו=future.3pl.m,יסעו=future.3pl.m,סע=imperative.sg.m,סעי=imperative.sg.f,סעו=imperative.pl.m
(он) приходит|בא,באה=feminine,לבוא=infinitive,בא=present.sg.m,באה=present.sg.f,באים=present.pl.m,באות=present.pl.f,באתי=past.1sg,באת=past.2sg.m,באת=past.2sg.f,בא=past.3sg.m,באה=past.3sg.f,באנו=past.1pl,באתם=past.2pl.m,באו=past.3pl,אבוא=future.1sg,תבוא=future.2sg.m,תבואי=future.2sg.f,יבוא=future.3sg.m,תבוא=future.3sg.f,נבוא=future.1pl,תבואו=future.2pl.m,יבואו=future.3pl.m,בוא=imperative.sg.m,בואי=imperative.sg.f,בואו=imperative.pl.m
(он) ест|אוכל,אוכלת=feminine,לאכול=infinitive,לאכל=infinitive,אוכל=present.sg.m,אוכלת=present.sg.f,אוכלים=present.pl.m,אוכלות=present.pl.f,אכלתי=past.1sg,אכלת=past.2sg.m,אכלת=past.2sg.f,אכל=past.3sg.m,אכלה=past.3sg.f,אכלנו=past.1pl,אכלתם=past.2pl.m,אכלו=past.3pl,אוכל=future.1sg,אכל=future.1sg,תאכל=future.2sg.m,תאכלי=future.2sg.f,יאכל=future.3sg.m,תאכל=future.3sg.f,נאכל=future.1pl,תאכלו=future.2pl.m,יאכלו=future.3pl.m,אכול=imperative.sg.m,אכל=imperative.sg.m,אכלי=imperative.sg.f,אכלו=imperative.pl.m
(он) пьёт|שותה,שותה=feminine,לשתות=infinitive,שותה=present.sg.m,שותה=present.sg.f,שותים=present.pl.m,שותות=present.pl.f,שתיתי=past.1sg,שתית=past.2sg.m,שתית=past.2sg.f,שתה=past.3sg.m,שתתה=past.3sg.f,שתינו=past.1pl,שתיתם=past.2pl.m,שתו=past.3pl,אשתה=future.1sg,תשתה=future.2sg.m,תשתי=future.2sg.f,ישתה=future.3sg.m,תשתה=future.3sg.f,נשתה=future.1pl,תשתו=future.2pl.m,ישתו=future.3pl.m,שתה=imperative.sg.m,שתי=imperative.sg.f,שתו=imperative.pl.m
(он) спит|ישן,ישנה=feminine,לישון=infinitive,לישן=infinitive,ישן=present.sg.m,ישנה=present.sg.f,ישנים=present.pl.m,ישנות=present.pl.f,ישנתי=past.1sg,ישנת=past.2sg.m,ישנת=past.2sg.f,ישן=past.3sg.m,ישנה=past.3sg.f,ישנו=past.1pl,ישנתם=past.2pl.m,ישנו=past.3pl,אישן=future.1sg,תישן=future.2sg.m,תישני=future.2sg.f,יישן=future.3sg.m,תישן=future.3sg.f,נישן=future.1pl,תישנו=future.2pl.m,יישנו=future.3pl.m,ישן=imperative.sg.m,ישני=imperative.sg.f,ישנו=imperative.pl.m
(он) хочет|רוצה,רוצה=feminine,לרצות=infinitive,רוצה=present.sg.m,רוצה=present.sg.f,רוצים=present.pl.m,רוצות=present.pl.f,רציתי=past.1sg,רצית=past.2sg.m,רצית=past.2sg.f,רצה=past.3sg.m,רצתה=past.3sg.f,רצינו=past.1pl,רציתם=past.2pl.m,רצו=past.3pl,ארצה=future.1sg,תרצה=future.2sg.m,תרצי=future.2sg.f,ירצה=future.3sg.m,תרצה=future.3sg.f,נרצה=future.1pl,תרצו=future.2pl.m,ירצו=future.3pl.m,רצה=imperative.sg.m,רצי=imperative.sg.f,רצו=imperative.pl.m
(он) любит|אוהב,אוהבת=feminine,לאהוב=infinitive,לאהב=infinitive,אוהב=present.sg.m,אוהבת=present.sg.f,אוהבים=present.pl.m,אוהבות=present.pl.f,אהבתי=past.1sg,אהבת=past.2sg.m,אהבת=past.2sg.f,אהב=past.3sg.m,אהבה=past.3sg.f,אהבנו=past.1pl,אהבתם=past.2pl.m,אהבו=past.3pl,אוהב=future.1sg,אהב=future.1sg,תאהב=future.2sg.m,תאהבי=future.2sg.f,יאהב=future.3sg.m,תאהב=future.3sg.f,נאהב=future.1pl,תאהבו=future.2pl.m,יאהבו=future.3pl.m,אהב=imperative.sg.m,אהבי=imperative.sg.f,אהבו=imperative.pl.m
(он) делает|עושה,עושה=feminine,לעשות=infinitive,עושה=present.sg.m,עושה=present.sg.f,עושים=present.pl.m,עושות=present.pl.f,עשיתי=past.1sg,עשית=past.2sg.m,עשית=past.2sg.f,עשה=past.3sg.m,עשתה=past.3sg.f,עשינו=past.1pl,עשיתם=past.2pl.m,עשו=past.3pl,אעשה=future.1sg,תעשה=future.2sg.m,תעשי=future.2sg.f,יעשה=future.3sg.m,תעשה=future.3sg.f,נעשה=future.1pl,תעשו=future.2pl.m,יעשו=future.3pl.m,עשה=imperative.sg.m,עשי=imperative.sg.f,עשו=imperative.pl.m
(он) видит|רואה,רואה=feminine,לראות=infinitive,רואה=present.sg.m,רואה=present.sg.f,רואים=present.pl.m,רואות=present.pl.f,ראיתי=past.1sg,ראית=past.2sg.m,ראית=past.2sg.f,ראה=past.3sg.m,ראתה=past.3sg.f,ראינו=past.1pl,ראיתם=past.2pl.m,ראו=past.3pl,אראה=future.1sg,תראה=future.2sg.m,תראי=future.2sg.f,יראה=future.3sg.m,תראה=future.3sg.f,נראה=future.1pl,תראו=future.2pl.m,יראו=future.3pl.m,ראה=imperative.sg.m,ראי=imperative.sg.f,ראו=imperative.pl.m
отлично, прекрасно|יופי
чудесно|נהדר,נהדרים=plural,נהדרת=feminine
конечно|בטח
верно, правильно|נכון,נכונים=plural,נכונה=feminine
жаль|חבל
сожалею, простите|מצטער,מצטערים=plural,מצטערת=feminine
нет проблем|אין_בעיה
поздравляю|מזל_טוב
добрый вечер|ערב_טוב
спокойной ночи|לילה_טוב
частица «кого? что?» перед известным|את,אותי=preposition.1sg,אותך=preposition.2sg.m,אותך=preposition.2sg.f,אותו=preposition.3sg.m,אותה=preposition.3sg.f,אותנו=preposition.1pl,אתכם=preposition.2pl.m,אתכן=preposition.2pl.f,אותם=preposition.3pl.m,אותן=preposition.3pl.f
этот, известный дом|הבית
дома, в доме|בבית
домой|הביתה
из дома|מהבית
к морю|לים
всё|הכול
а ты? и ты|ואתה
что я|שאני
когда я|כשאני
мне|לי,לי=preposition.1sg,לך=preposition.2sg.m,לך=preposition.2sg.f,לו=preposition.3sg.m,לה=preposition.3sg.f,לנו=preposition.1pl,לכם=preposition.2pl.m,לכן=preposition.2pl.f,להם=preposition.3pl.m,להן=preposition.3pl.f
мой, моя, моё|שלי,של=preposition,שלי=preposition.1sg,שלך=preposition.2sg.m,שלך=preposition.2sg.f,שלו=preposition.3sg.m,שלה=preposition.3sg.f,שלנו=preposition.1pl,שלכם=preposition.2pl.m,שלכן=preposition.2pl.f,שלהם=preposition.3pl.m,שלהן=preposition.3pl.f
меня|אותי,את=preposition,אותי=preposition.1sg,אותך=preposition.2sg.m,אותך=preposition.2sg.f,אותו=preposition.3sg.m,אותה=preposition.3sg.f,אותנו=preposition.1pl,אתכם=preposition.2pl.m,אתכן=preposition.2pl.f,אותם=preposition.3pl.m,אותן=preposition.3pl.f
со мной|איתי,אתי,עם=preposition,איתי=preposition.1sg,איתך=preposition.2sg.m,איתך=preposition.2sg.f,איתו=preposition.3sg.m,איתה=preposition.3sg.f,איתנו=preposition.1pl,איתכם=preposition.2pl.m,איתכן=preposition.2pl.f,איתם=preposition.3pl.m,איתן=preposition.3pl.f
у меня (дома)|אצלי,אצל=preposition,אצלי=preposition.1sg,אצלך=preposition.2sg.m,אצלך=preposition.2sg.f,אצלו=preposition.3sg.m,אצלה=preposition.3sg.f,אצלנו=preposition.1pl,אצלכם=preposition.2pl.m,אצלכן=preposition.2pl.f,אצלם=preposition.3pl.m,אצלן=preposition.3pl.f
ко мне|אליי,אלי,אל=preposition,אליי=preposition.1sg,אליך=preposition.2sg.m,אלייך=preposition.2sg.f,אליו=preposition.3sg.m,אליה=preposition.3sg.f,אלינו=preposition.1pl,אליכם=preposition.2pl.m,אליכן=preposition.2pl.f,אליהם=preposition.3pl.m,אליהן=preposition.3pl.f
на мне, обо мне|עליי,עלי,על=preposition,עליי=preposition.1sg,עליך=preposition.2sg.m,עלייך=preposition.2sg.f,עליו=preposition.3sg.m,עליה=preposition.3sg.f,עלינו=preposition.1pl,עליכם=preposition.2pl.m,עליכן=preposition.2pl.f,עליהם=preposition.3pl.m,עליהן=preposition.3pl.f
от меня|ממני,מן=preposition,ממני=preposition.1sg,ממך=preposition.2sg.m,ממך=preposition.2sg.f,ממנו=preposition.3sg.m,ממנה=preposition.3sg.f,מאיתנו=preposition.1pl,מכם=preposition.2pl.m,מכן=preposition.2pl.f,מהם=preposition.3pl.m,מהן=preposition.3pl.f
для меня|בשבילי,בשביל=preposition,בשבילי=preposition.1sg,בשבילך=preposition.2sg.m,בשבילך=preposition.2sg.f,בשבילו=preposition.3sg.m,בשבילה=preposition.3sg.f,בשבילנו=preposition.1pl,בשבילכם=preposition.2pl.m,בשבילכן=preposition.2pl.f,בשבילם=preposition.3pl.m,בשבילן=preposition.3pl.f
рядом со мной|לידי,ליד=preposition,לידי=preposition.1sg,לידך=preposition.2sg.m,לידך=preposition.2sg.f,לידו=preposition.3sg.m,לידה=preposition.3sg.f,לידנו=preposition.1pl,לידכם=preposition.2pl.m,לידכן=preposition.2pl.f,לידם=preposition.3pl.m,לידן=preposition.3pl.f
тебе|לך,לך=feminine,לי=preposition.1sg,לך=preposition.2sg.m,לך=preposition.2sg.f,לו=preposition.3sg.m,לה=preposition.3sg.f,לנו=preposition.1pl,לכם=preposition.2pl.m,לכן=preposition.2pl.f,להם=preposition.3pl.m,להן=preposition.3pl.f
твой|שלך,שלך=feminine,של=preposition,שלי=preposition.1sg,שלך=preposition.2sg.m,שלך=preposition.2sg.f,שלו=preposition.3sg.m,שלה=preposition.3sg.f,שלנו=preposition.1pl,שלכם=preposition.2pl.m,שלכן=preposition.2pl.f,שלהם=preposition.3pl.m,שלהן=preposition.3pl.f
тебя|אותך,אותך=feminine,את=preposition,אותי=preposition.1sg,אותך=preposition.2sg.m,אותך=preposition.2sg.f,אותו=preposition.3sg.m,אותה=preposition.3sg.f,אותנו=preposition.1pl,אתכם=preposition.2pl.m,אתכן=preposition.2pl.f,אותם=preposition.3pl.m,אותן=preposition.3pl.f
с тобой|איתך,איתך=feminine,עם=preposition,איתי=preposition.1sg,איתך=preposition.2sg.m,איתך=preposition.2sg.f,איתו=preposition.3sg.m,איתה=preposition.3sg.f,איתנו=preposition.1pl,איתכם=preposition.2pl.m,איתכן=preposition.2pl.f,איתם=preposition.3pl.m,איתן=preposition.3pl.f
к тебе|אליך,אלייך=feminine,אל=preposition,אליי=preposition.1sg,אליך=preposition.2sg.m,אלייך=preposition.2sg.f,אליו=preposition.3sg.m,אליה=preposition.3sg.f,אלינו=preposition.1pl,אליכם=preposition.2pl.m,אליכן=preposition.2pl.f,אליהם=preposition.3pl.m,אליהן=preposition.3pl.f
от тебя|ממך,ממך=feminine,מן=preposition,ממני=preposition.1sg,ממך=preposition.2sg.m,ממך=preposition.2sg.f,ממנו=preposition.3sg.m,ממנה=preposition.3sg.f,מאיתנו=preposition.1pl,מכם=preposition.2pl.m,מכן=preposition.2pl.f,מהם=preposition.3pl.m,מהן=preposition.3pl.f
о тебе, на тебе|עליך,עלייך=feminine,על=preposition,עליי=preposition.1sg,עליך=preposition.2sg.m,עלייך=preposition.2sg.f,עליו=preposition.3sg.m,עליה=preposition.3sg.f,עלינו=preposition.1pl,עליכם=preposition.2pl.m,עליכן=preposition.2pl.f,עליהם=preposition.3pl.m,עליהן=preposition.3pl.f
для тебя|בשבילך,בשבילך=feminine,בשביל=preposition,בשבילי=preposition.1sg,בשבילך=preposition.2sg.m,בשבילך=preposition.2sg.f,בשבילו=preposition.3sg.m,בשבילה=preposition.3sg.f,בשבילנו=preposition.1pl,בשבילכם=preposition.2pl.m,בשבילכן=preposition.2pl.f,בשבילם=preposition.3pl.m,בשבילן=preposition.3pl.f
вам|לכם,לכן=feminine,לי=preposition.1sg,לך=preposition.2sg.m,לך=preposition.2sg.f,לו=preposition.3sg.m,לה=preposition.3sg.f,לנו=preposition.1pl,לכם=preposition.2pl.m,לכן=preposition.2pl.f,להם=preposition.3pl.m,להן=preposition.3pl.f
ваш|שלכם,שלכן=feminine,של=preposition,שלי=preposition.1sg,שלך=preposition.2sg.m,שלך=preposition.2sg.f,שלו=preposition.3sg.m,שלה=preposition.3sg.f,שלנו=preposition.1pl,שלכם=preposition.2pl.m,שלכן=preposition.2pl.f,שלהם=preposition.3pl.m,שלהן=preposition.3pl.f
ему|לו,לי=preposition.1sg,לך=preposition.2sg.m,לך=preposition.2sg.f,לו=preposition.3sg.m,לה=preposition.3sg.f,לנו=preposition.1pl,לכם=preposition.2pl.m,לכן=preposition.2pl.f,להם=preposition.3pl.m,להן=preposition.3pl.f
ей|לה,לי=preposition.1sg,לך=preposition.2sg.m,לך=preposition.2sg.f,לו=preposition.3sg.m,לה=preposition.3sg.f,לנו=preposition.1pl,לכם=preposition.2pl.m,לכן=preposition.2pl.f,להם=preposition.3pl.m,להן=preposition.3pl.f
его (чей?)|שלו,של=preposition,שלי=preposition.1sg,שלך=preposition.2sg.m,שלך=preposition.2sg.f,שלו=preposition.3sg.m,שלה=preposition.3sg.f,שלנו=preposition.1pl,שלכם=preposition.2pl.m,שלכן=preposition.2pl.f,שלהם=preposition.3pl.m,שלהן=preposition.3pl.f
её (чей?)|שלה,של=preposition,שלי=preposition.1sg,שלך=preposition.2sg.m,שלך=preposition.2sg.f,שלו=preposition.3sg.m,שלה=preposition.3sg.f,שלנו=preposition.1pl,שלכם=preposition.2pl.m,שלכן=preposition.2pl.f,שלהם=preposition.3pl.m,שלהן=preposition.3pl.f
его (кого?)|אותו,את=preposition,אותי=preposition.1sg,אותך=preposition.2sg.m,אותך=preposition.2sg.f,אותו=preposition.3sg.m,אותה=preposition.3sg.f,אותנו=preposition.1pl,אתכם=preposition.2pl.m,אתכן=preposition.2pl.f,אותם=preposition.3pl.m,אותן=preposition.3pl.f
её (кого?)|אותה,את=preposition,אותי=preposition.1sg,אותך=preposition.2sg.m,אותך=preposition.2sg.f,אותו=preposition.3sg.m,אותה=preposition.3sg.f,אותנו=preposition.1pl,אתכם=preposition.2pl.m,אתכן=preposition.2pl.f,אותם=preposition.3pl.m,אותן=preposition.3pl.f
нам|לנו,לי=preposition.1sg,לך=preposition.2sg.m,לך=preposition.2sg.f,לו=preposition.3sg.m,לה=preposition.3sg.f,לנו=preposition.1pl,לכם=preposition.2pl.m,לכן=preposition.2pl.f,להם=preposition.3pl.m,להן=preposition.3pl.f
наш|שלנו,של=preposition,שלי=preposition.1sg,שלך=preposition.2sg.m,שלך=preposition.2sg.f,שלו=preposition.3sg.m,שלה=preposition.3sg.f,שלנו=preposition.1pl,שלכם=preposition.2pl.m,שלכן=preposition.2pl.f,שלהם=preposition.3pl.m,שלהן=preposition.3pl.f
им|להם,להן=feminine,לי=preposition.1sg,לך=preposition.2sg.m,לך=preposition.2sg.f,לו=preposition.3sg.m,לה=preposition.3sg.f,לנו=preposition.1pl,לכם=preposition.2pl.m,לכן=preposition.2pl.f,להם=preposition.3pl.m,להן=preposition.3pl.f
их (чей?)|שלהם,שלהן=feminine,של=preposition,שלי=preposition.1sg,שלך=preposition.2sg.m,שלך=preposition.2sg.f,שלו=preposition.3sg.m,שלה=preposition.3sg.f,שלנו=preposition.1pl,שלכם=preposition.2pl.m,שלכן=preposition.2pl.f,שלהם=preposition.3pl.m,שלהן=preposition.3pl.f
и ещё, а также|וגם
или|או
но|אבל
потому что|כי
если|אם
тогда, значит|אז
поэтому|לכן
чтобы|כדי
из-за|בגלל,בגללי=preposition.1sg,בגללך=preposition.2sg.m,בגללך=preposition.2sg.f,בגללו=preposition.3sg.m,בגללה=preposition.3sg.f,בגללנו=preposition.1pl,בגללכם=preposition.2pl.m,בגללכן=preposition.2pl.f,בגללם=preposition.3pl.m,בגללן=preposition.3pl.f
несмотря на|למרות
имя|שם,שמות=plural
страна|ארץ,ארצות=plural
Израиль|ישראל
израильтянин|ישראלי,ישראלים=plural,ישראלית=feminine
репатриант|עולה,עולים=plural,עולה=feminine
Россия|רוסיה
Украина|אוקראינה
язык|שפה,שפות=plural
иврит|עברית
русский язык|רוסית
одна, один (при счёте)|אחת
две, два (при счёте)|שתיים,שתים
три|שלוש,שלש
четыре|ארבע
пять|חמש
шесть|שש
семь|שבע
восемь|שמונה
девять|תשע
десять|עשר
ноль|אפס
одиннадцать|אחת_עשרה
двенадцать|שתים_עשרה
тринадцать|שלוש_עשרה
четырнадцать|ארבע_עשרה
пятнадцать|חמש_עשרה
шестнадцать|שש_עשרה
семнадцать|שבע_עשרה
восемнадцать|שמונה_עשרה
девятнадцать|תשע_עשרה
(он) живёт|גר,גרה=feminine,לגור=infinitive,גר=present.sg.m,גרה=present.sg.f,גרים=present.pl.m,גרות=present.pl.f,גרתי=past.1sg,גרת=past.2sg.m,גרת=past.2sg.f,גר=past.3sg.m,גרה=past.3sg.f,גרנו=past.1pl,גרתם=past.2pl.m,גרו=past.3pl,אגור=future.1sg,תגור=future.2sg.m,תגורי=future.2sg.f,יגור=future.3sg.m,תגור=future.3sg.f,נגור=future.1pl,תגורו=future.2pl.m,יגורו=future.3pl.m,גור=imperative.sg.m,גורי=imperative.sg.f,גורו=imperative.pl.m
(он) учится|לומד,לומדת=feminine,ללמוד=infinitive,ללמד=infinitive,לומד=present.sg.m,לומדת=present.sg.f,לומדים=present.pl.m,לומדות=present.pl.f,למדתי=past.1sg,למדת=past.2sg.m,למדת=past.2sg.f,למד=past.3sg.m,למדה=past.3sg.f,למדנו=past.1pl,למדתם=past.2pl.m,למדו=past.3pl,אלמד=future.1sg,תלמד=future.2sg.m,תלמדי=future.2sg.f,ילמד=future.3sg.m,תלמד=future.3sg.f,נלמד=future.1pl,תלמדו=future.2pl.m,ילמדו=future.3pl.m,למד=imperative.sg.m,למדי=imperative.sg.f,למדו=imperative.pl.m
(он) работает|עובד,עובדת=feminine,לעבוד=infinitive,לעבד=infinitive,עובד=present.sg.m,עובדת=present.sg.f,עובדים=present.pl.m,עובדות=present.pl.f,עבדתי=past.1sg,עבדת=past.2sg.m,עבדת=past.2sg.f,עבד=past.3sg.m,עבדה=past.3sg.f,עבדנו=past.1pl,עבדתם=past.2pl.m,עבדו=past.3pl,אעבוד=future.1sg,אעבד=future.1sg,תעבוד=future.2sg.m,תעבד=future.2sg.m,תעבדי=future.2sg.f,יעבוד=future.3sg.m,יעבד=future.3sg.m,תעבוד=future.3sg.f,תעבד=future.3sg.f,נעבוד=future.1pl,נעבד=future.1pl,תעבדו=future.2pl.m,יעבדו=future.3pl.m,עבוד=imperative.sg.m,עבד=imperative.sg.m,עבדי=imperative.sg.f,עבדו=imperative.pl.m
(он) читает|קורא,קוראת=feminine,לקרוא=infinitive,לקרא=infinitive,קורא=present.sg.m,קוראת=present.sg.f,קוראים=present.pl.m,קוראות=present.pl.f,קראתי=past.1sg,קראת=past.2sg.m,קראת=past.2sg.f,קרא=past.3sg.m,קראה=past.3sg.f,קראנו=past.1pl,קראתם=past.2pl.m,קראו=past.3pl,אקרא=future.1sg,תקרא=future.2sg.m,תקראי=future.2sg.f,יקרא=future.3sg.m,תקרא=future.3sg.f,נקרא=future.1pl,תקראו=future.2pl.m,יקראו=future.3pl.m,קרא=imperative.sg.m,קראי=imperative.sg.f,קראו=imperative.pl.m
(он) пишет|כותב,כותבת=feminine,לכתוב=infinitive,לכתב=infinitive,כותב=present.sg.m,כותבת=present.sg.f,כותבים=present.pl.m,כותבות=present.pl.f,כתבתי=past.1sg,כתבת=past.2sg.m,כתבת=past.2sg.f,כתב=past.3sg.m,כתבה=past.3sg.f,כתבנו=past.1pl,כתבתם=past.2pl.m,כתבו=past.3pl,אכתוב=future.1sg,אכתב=future.1sg,תכתוב=future.2sg.m,תכתב=future.2sg.m,תכתבי=future.2sg.f,יכתוב=future.3sg.m,יכתב=future.3sg.m,תכתוב=future.3sg.f,תכתב=future.3sg.f,נכתוב=future.1pl,נכתב=future.1pl,תכתבו=future.2pl.m,יכתבו=future.3pl.m,כתוב=imperative.sg.m,כתב=imperative.sg.m,כתבי=imperative.sg.f,כתבו=imperative.pl.m
(он) слышит|שומע,שומעת=feminine,לשמוע=infinitive,לשמע=infinitive,שומע=present.sg.m,שומעת=present.sg.f,שומעים=present.pl.m,שומעות=present.pl.f,שמעתי=past.1sg,שמעת=past.2sg.m,שמעת=past.2sg.f,שמע=past.3sg.m,שמעה=past.3sg.f,שמענו=past.1pl,שמעתם=past.2pl.m,שמעו=past.3pl,אשמע=future.1sg,תשמע=future.2sg.m,תשמעי=future.2sg.f,ישמע=future.3sg.m,תשמע=future.3sg.f,נשמע=future.1pl,תשמעו=future.2pl.m,ישמעו=future.3pl.m,שמע=imperative.sg.m,שמעי=imperative.sg.f,שמעו=imperative.pl.m
(он) спрашивает|שואל,שואלת=feminine,לשאול=infinitive,לשאל=infinitive,שואל=present.sg.m,שואלת=present.sg.f,שואלים=present.pl.m,שואלות=present.pl.f,שאלתי=past.1sg,שאלת=past.2sg.m,שאלת=past.2sg.f,שאל=past.3sg.m,שאלה=past.3sg.f,שאלנו=past.1pl,שאלתם=past.2pl.m,שאלו=past.3pl,אשאל=future.1sg,תשאל=future.2sg.m,תשאלי=future.2sg.f,ישאל=future.3sg.m,תשאל=future.3sg.f,נשאל=future.1pl,תשאלו=future.2pl.m,ישאלו=future.3pl.m,שאל=imperative.sg.m,שאלי=imperative.sg.f,שאלו=imperative.pl.m
(он) думает|חושב,חושבת=feminine,לחשוב=infinitive,לחשב=infinitive,חושב=present.sg.m,חושבת=present.sg.f,חושבים=present.pl.m,חושבות=present.pl.f,חשבתי=past.1sg,חשבת=past.2sg.m,חשבת=past.2sg.f,חשב=past.3sg.m,חשבה=past.3sg.f,חשבנו=past.1pl,חשבתם=past.2pl.m,חשבו=past.3pl,אחשוב=future.1sg,אחשב=future.1sg,תחשוב=future.2sg.m,תחשב=future.2sg.m,תחשבי=future.2sg.f,יחשוב=future.3sg.m,יחשב=future.3sg.m,תחשוב=future.3sg.f,תחשב=future.3sg.f,נחשוב=future.1pl,נחשב=future.1pl,תחשבו=future.2pl.m,יחשבו=future.3pl.m,חשוב=imperative.sg.m,חשב=imperative.sg.m,חשבי=imperative.sg.f,חשבו=imperative.pl.m
(он) знает|יודע,יודעת=feminine,לדעת=infinitive,יודע=present.sg.m,יודעת=present.sg.f,יודעים=present.pl.m,יודעות=present.pl.f,ידעתי=past.1sg,ידעת=past.2sg.m,ידעת=past.2sg.f,ידע=past.3sg.m,ידעה=past.3sg.f,ידענו=past.1pl,ידעתם=past.2pl.m,ידעו=past.3pl,אדע=future.1sg,תדע=future.2sg.m,תדעי=future.2sg.f,ידע=future.3sg.m,יידע=future.3sg.m,תדע=future.3sg.f,נדע=future.1pl,תדעו=future.2pl.m,ידעו=future.3pl.m,יידעו=future.3pl.m,דע=imperative.sg.m,דעי=imperative.sg.f,דעו=imperative.pl.m
(он) помнит|זוכר,זוכרת=feminine,לזכור=infinitive,לזכר=infinitive,זוכר=present.sg.m,זוכרת=present.sg.f,זוכרים=present.pl.m,זוכרות=present.pl.f,זכרתי=past.1sg,זכרת=past.2sg.m,זכרת=past.2sg.f,זכר=past.3sg.m,זכרה=past.3sg.f,זכרנו=past.1pl,זכרתם=past.2pl.m,זכרו=past.3pl,אזכור=future.1sg,אזכר=future.1sg,תזכור=future.2sg.m,תזכר=future.2sg.m,תזכרי=future.2sg.f,יזכור=future.3sg.m,יזכר=future.3sg.m,תזכור=future.3sg.f,תזכר=future.3sg.f,נזכור=future.1pl,נזכר=future.1pl,תזכרו=future.2pl.m,יזכרו=future.3pl.m,זכור=imperative.sg.m,זכר=imperative.sg.m,זכרי=imperative.sg.f,זכרו=imperative.pl.m
семья|משפחה,משפחות=plural
родители|הורים
мама|אימא,אמא,אימהות=plural
папа|אבא,אבות=plural
мальчик, ребёнок|ילד,ילדים=plural
девочка|ילדה,ילדות=plural
сын|בן,בנים=plural
дочь|בת,בנות=plural
брат|אח,אחים=plural
сестра|אחות,אחיות=plural
один (м. р.)|אחד
два (м. р.)|שניים
три (м. р.)|שלושה
четыре (м. р.)|ארבעה
пять (м. р.)|חמישה
шесть (м. р.)|שישה
семь (м. р.)|שבעה
восемь (м. р.)|שמונה
девять (м. р.)|תשעה
десять (м. р.)|עשרה
дедушка|סבא
бабушка|סבתא,סבתות=plural
внук|נכד,נכדים=plural,נכדה=feminine
дядя|דוד,דודים=plural
тётя|דודה,דודות=plural
муж|בעל,בעלים=plural
жена, женщина|אישה,אשה,נשים=plural
пара|זוג,זוגות=plural
женатый|נשוי,נשואים=plural,נשואה=feminine
друг|חבר,חברים=plural,חברה=feminine
мужчина|גבר,גברים=plural
парень|בחור,בחורים=plural
девушка|בחורה,בחורות=plural
младенец|תינוק,תינוקות=plural,תינוקת=feminine
старый (о человеке)|זקן,זקנים=plural,זקנה=feminine
красивый|יפה,יפים=plural,יפה=feminine
приятный, милый|נחמד,נחמדים=plural,נחמדה=feminine
умный|חכם,חכמים=plural,חכמה=feminine
быть знакомым / познакомиться|להכיר,להכיר=infinitive,מכיר=present.sg.m,מכירה=present.sg.f,מכירים=present.pl.m,מכירות=present.pl.f,הכרתי=past.1sg,הכרת=past.2sg.m,הכרת=past.2sg.f,הכיר=past.3sg.m,הכירה=past.3sg.f,הכרנו=past.1pl,הכרתם=past.2pl.m,הכירו=past.3pl,אכיר=future.1sg,תכיר=future.2sg.m,תכירי=future.2sg.f,יכיר=future.3sg.m,תכיר=future.3sg.f,נכיר=future.1pl,תכירו=future.2pl.m,יכירו=future.3pl.m,הכר=imperative.sg.m,הכירי=imperative.sg.f,הכירו=imperative.pl.m
жениться / пожениться, выйти замуж|להתחתן,להתחתן=infinitive,מתחתן=present.sg.m,מתחתנת=present.sg.f,מתחתנים=present.pl.m,מתחתנות=present.pl.f,התחתנתי=past.1sg,התחתנת=past.2sg.m,התחתנת=past.2sg.f,התחתן=past.3sg.m,התחתנה=past.3sg.f,התחתנו=past.1pl,התחתנתם=past.2pl.m,התחתנו=past.3pl,אתחתן=future.1sg,תתחתן=future.2sg.m,תתחתני=future.2sg.f,יתחתן=future.3sg.m,תתחתן=future.3sg.f,נתחתן=future.1pl,תתחתנו=future.2pl.m,יתחתנו=future.3pl.m,התחתן=imperative.sg.m,התחתני=imperative.sg.f,התחתנו=imperative.pl.m
комната|חדר,חדרים=plural
гостиная|סלון,סלונים=plural
кухня|מטבח,מטבחים=plural
туалет|שירותים,שרותים
душ|מקלחת,מקלחות=plural
балкон|מרפסת,מרפסות=plural
дверь|דלת,דלתות=plural
окно|חלון,חלונות=plural
стена|קיר,קירות=plural
пол (в комнате)|רצפה,רצפות=plural
квартира|דירה,דירות=plural
место|מקום,מקומות=plural
тихо, тишина|שקט
здесь|פה
открывать / открыть|לפתוח,לפתוח=infinitive,לפתח=infinitive,פותח=present.sg.m,פותחת=present.sg.f,פותחים=present.pl.m,פותחות=present.pl.f,פתחתי=past.1sg,פתחת=past.2sg.m,פתחת=past.2sg.f,פתח=past.3sg.m,פתחה=past.3sg.f,פתחנו=past.1pl,פתחתם=past.2pl.m,פתחו=past.3pl,אפתח=future.1sg,תפתח=future.2sg.m,תפתחי=future.2sg.f,יפתח=future.3sg.m,תפתח=future.3sg.f,נפתח=future.1pl,תפתחו=future.2pl.m,יפתחו=future.3pl.m,פתח=imperative.sg.m,פתחי=imperative.sg.f,פתחו=imperative.pl.m
закрывать / закрыть|לסגור,לסגור=infinitive,לסגר=infinitive,סוגר=present.sg.m,סוגרת=present.sg.f,סוגרים=present.pl.m,סוגרות=present.pl.f,סגרתי=past.1sg,סגרת=past.2sg.m,סגרת=past.2sg.f,סגר=past.3sg.m,סגרה=past.3sg.f,סגרנו=past.1pl,סגרתם=past.2pl.m,סגרו=past.3pl,אסגור=future.1sg,אסגר=future.1sg,תסגור=future.2sg.m,תסגר=future.2sg.m,תסגרי=future.2sg.f,יסגור=future.3sg.m,יסגר=future.3sg.m,תסגור=future.3sg.f,תסגר=future.3sg.f,נסגור=future.1pl,נסגר=future.1pl,תסגרו=future.2pl.m,יסגרו=future.3pl.m,סגור=imperative.sg.m,סגר=imperative.sg.m,סגרי=imperative.sg.f,סגרו=imperative.pl.m
сидеть / сесть|לשבת,לשבת=infinitive,יושב=present.sg.m,יושבת=present.sg.f,יושבים=present.pl.m,יושבות=present.pl.f,ישבתי=past.1sg,ישבת=past.2sg.m,ישבת=past.2sg.f,ישב=past.3sg.m,ישבה=past.3sg.f,ישבנו=past.1pl,ישבתם=past.2pl.m,ישבו=past.3pl,אשב=future.1sg,תשב=future.2sg.m,תשבי=future.2sg.f,ישב=future.3sg.m,יישב=future.3sg.m,תשב=future.3sg.f,נשב=future.1pl,תשבו=future.2pl.m,ישבו=future.3pl.m,יישבו=future.3pl.m,שב=imperative.sg.m,שבי=imperative.sg.f,שבו=imperative.pl.m
стоять / встать|לעמוד,לעמוד=infinitive,לעמד=infinitive,עומד=present.sg.m,עומדת=present.sg.f,עומדים=present.pl.m,עומדות=present.pl.f,עמדתי=past.1sg,עמדת=past.2sg.m,עמדת=past.2sg.f,עמד=past.3sg.m,עמדה=past.3sg.f,עמדנו=past.1pl,עמדתם=past.2pl.m,עמדו=past.3pl,אעמוד=future.1sg,אעמד=future.1sg,תעמוד=future.2sg.m,תעמד=future.2sg.m,תעמדי=future.2sg.f,יעמוד=future.3sg.m,יעמד=future.3sg.m,תעמוד=future.3sg.f,תעמד=future.3sg.f,נעמוד=future.1pl,נעמד=future.1pl,תעמדו=future.2pl.m,יעמדו=future.3pl.m,עמוד=imperative.sg.m,עמד=imperative.sg.m,עמדי=imperative.sg.f,עמדו=imperative.pl.m
класть / положить|לשים,לשים=infinitive,שם=present.sg.m,שמה=present.sg.f,שמים=present.pl.m,שמות=present.pl.f,שמתי=past.1sg,שמת=past.2sg.m,שמת=past.2sg.f,שם=past.3sg.m,שמה=past.3sg.f,שמנו=past.1pl,שמתם=past.2pl.m,שמו=past.3pl,אשים=future.1sg,תשים=future.2sg.m,תשימי=future.2sg.f,ישים=future.3sg.m,תשים=future.3sg.f,נשים=future.1pl,תשימו=future.2pl.m,ישימו=future.3pl.m,שים=imperative.sg.m,שימי=imperative.sg.f,שימו=imperative.pl.m
находить / найти|למצוא,למצוא=infinitive,למצא=infinitive,מוצא=present.sg.m,מוצאת=present.sg.f,מוצאים=present.pl.m,מוצאות=present.pl.f,מצאתי=past.1sg,מצאת=past.2sg.m,מצאת=past.2sg.f,מצא=past.3sg.m,מצאה=past.3sg.f,מצאנו=past.1pl,מצאתם=past.2pl.m,מצאו=past.3pl,אמצא=future.1sg,תמצא=future.2sg.m,תמצאי=future.2sg.f,ימצא=future.3sg.m,תמצא=future.3sg.f,נמצא=future.1pl,תמצאו=future.2pl.m,ימצאו=future.3pl.m,מצא=imperative.sg.m,מצאי=imperative.sg.f,מצאו=imperative.pl.m
стол|שולחן,שולחנות=plural
стул|כיסא,כסא,כיסאות=plural
кровать|מיטה,מיטות=plural
шкаф|ארון,ארונות=plural
диван|ספה,ספות=plural
лампа|מנורה,מנורות=plural
кондиционер|מזגן,מזגנים=plural
холодильник|מקרר,מקררים=plural
духовка|תנור,תנורים=plural
телевизор|טלוויזיה,טלויזיה,טלוויזיות=plural
большой|גדול,גדולים=plural,גדולה=feminine
маленький|קטן,קטנים=plural,קטנה=feminine
длинный|ארוך,ארוכים=plural,ארוכה=feminine
короткий|קצר,קצרים=plural,קצרה=feminine
широкий|רחב,רחבים=plural,רחבה=feminine
круглый|עגול,עגולים=plural,עגולה=feminine
новый|חדש,חדשים=plural,חדשה=feminine
старый (о вещах)|ישן,ישנים=plural,ישנה=feminine
лёгкий|קל,קלים=plural,קלה=feminine
тяжёлый|כבד,כבדים=plural,כבדה=feminine
больше, более|יותר
меньше, менее|פחות
самый|הכי
почти|כמעט
по крайней мере|לפחות
точно, ровно|בדיוק
даже|אפילו
прямо, очень|ממש
слишком|מדי
такой|כזה,כאלה=plural,כזאת=feminine
ключ|מפתח,מפתחות=plural
телефон|טלפון,טלפונים=plural
сумка|תיק,תיקים=plural
зарядка|מטען,מטענים=plural
кошелёк|ארנק,ארנקים=plural
очки|משקפיים,משקפים
компьютер|מחשב,מחשבים=plural
наушники|אוזניות
полотенце|מגבת,מגבות=plural
мыло|סבון,סבונים=plural
плохой|רע,רעים=plural,רעה=feminine
трудный|קשה,קשים=plural,קשה=feminine
важный|חשוב,חשובים=plural,חשובה=feminine
сильный|חזק,חזקים=plural,חזקה=feminine
простой, просто|פשוט,פשוטים=plural,פשוטה=feminine
интересный|מעניין,מעניינים=plural,מעניינת=feminine
странный|מוזר,מוזרים=plural,מוזרה=feminine
настоящий|אמיתי,אמיתיים=plural,אמיתית=feminine
ужасный|נורא,נוראים=plural,נוראה=feminine
готовый|מוכן,מוכנים=plural,מוכנה=feminine
вода|מים
кофе|קפה
чай|תה
сок|מיץ,מיצים=plural
хлеб|לחם,לחמים=plural
булочка|לחמנייה,לחמניה,לחמניות=plural
яйцо|ביצה,ביצים=plural
сахар|סוכר
мёд|דבש
варенье|ריבה,ריבות=plural
еда|אוכל
завтрак|ארוחת_בוקר,ארוחות_בוקר=plural
ужин|ארוחת_ערב,ארוחות_ערב=plural
рыба|דג,דגים=plural
рис|אורז
соль|מלח
вино|יין,יינות=plural
приятного аппетита|בתיאבון
готовить / приготовить|להכין,להכין=infinitive,מכין=present.sg.m,מכינה=present.sg.f,מכינים=present.pl.m,מכינות=present.pl.f,הכנתי=past.1sg,הכנת=past.2sg.m,הכנת=past.2sg.f,הכין=past.3sg.m,הכינה=past.3sg.f,הכנו=past.1pl,הכנתם=past.2pl.m,הכינו=past.3pl,אכין=future.1sg,תכין=future.2sg.m,תכיני=future.2sg.f,יכין=future.3sg.m,תכין=future.3sg.f,נכין=future.1pl,תכינו=future.2pl.m,יכינו=future.3pl.m,הכן=imperative.sg.m,הכיני=imperative.sg.f,הכינו=imperative.pl.m
пробовать / попробовать (еду)|לטעום,לטעום=infinitive,לטעם=infinitive,טועם=present.sg.m,טועמת=present.sg.f,טועמים=present.pl.m,טועמות=present.pl.f,טעמתי=past.1sg,טעמת=past.2sg.m,טעמת=past.2sg.f,טעם=past.3sg.m,טעמה=past.3sg.f,טעמנו=past.1pl,טעמתם=past.2pl.m,טעמו=past.3pl,אטעם=future.1sg,תטעם=future.2sg.m,תטעמי=future.2sg.f,יטעם=future.3sg.m,תטעם=future.3sg.f,נטעם=future.1pl,תטעמו=future.2pl.m,יטעמו=future.3pl.m,טעם=imperative.sg.m,טעמי=imperative.sg.f,טעמו=imperative.pl.m
яблоко|תפוח,תפוחים=plural
банан|בננה,בננות=plural
апельсин|תפוז,תפוזים=plural
лимон|לימון,לימונים=plural
арбуз|אבטיח,אבטיחים=plural
помидор|עגבנייה,עגבניה,עגבניות=plural
огурец|מלפפון,מלפפונים=plural
морковь|גזר,גזרים=plural
репчатый лук|בצל,בצלים=plural
картофель|תפוח_אדמה,תפוחי_אדמה=plural
мясо|בשר
курица (мясо)|עוף,עופות=plural
колбаса|נקניק,נקניקים=plural
лосось|סלמון
тунец|טונה
молоко|חלב
сыр|גבינה,גבינות=plural
сливочное масло|חמאה
сливки, сметана|שמנת
йогурт|יוגורט,יוגורטים=plural
тарелка|צלחת,צלחות=plural
стакан|כוס,כוסות=plural
ложка|כף,כפות=plural
вилка|מזלג,מזלגות=plural
нож|סכין,סכינים=plural
сладкий|מתוק,מתוקים=plural,מתוקה=feminine
солёный|מלוח,מלוחים=plural,מלוחה=feminine
острый (о еде)|חריף,חריפים=plural,חריפה=feminine
голодный|רעב,רעבים=plural,רעבה=feminine
хочет пить|צמא,צמאים=plural,צמאה=feminine
давать / дать|לתת,לתת=infinitive,נותן=present.sg.m,נותנת=present.sg.f,נותנים=present.pl.m,נותנות=present.pl.f,נתתי=past.1sg,נתת=past.2sg.m,נתת=past.2sg.f,נתן=past.3sg.m,נתנה=past.3sg.f,נתנו=past.1pl,נתתם=past.2pl.m,נתנו=past.3pl,אתן=future.1sg,תיתן=future.2sg.m,תתן=future.2sg.m,תיתני=future.2sg.f,תתני=future.2sg.f,ייתן=future.3sg.m,יתן=future.3sg.m,תיתן=future.3sg.f,תתן=future.3sg.f,ניתן=future.1pl,נתן=future.1pl,תיתנו=future.2pl.m,תתנו=future.2pl.m,ייתנו=future.3pl.m,יתנו=future.3pl.m,תן=imperative.sg.m,תני=imperative.sg.f,תנו=imperative.pl.m
помогать / помочь|לעזור,לעזור=infinitive,לעזר=infinitive,עוזר=present.sg.m,עוזרת=present.sg.f,עוזרים=present.pl.m,עוזרות=present.pl.f,עזרתי=past.1sg,עזרת=past.2sg.m,עזרת=past.2sg.f,עזר=past.3sg.m,עזרה=past.3sg.f,עזרנו=past.1pl,עזרתם=past.2pl.m,עזרו=past.3pl,אעזור=future.1sg,אעזר=future.1sg,תעזור=future.2sg.m,תעזר=future.2sg.m,תעזרי=future.2sg.f,יעזור=future.3sg.m,יעזר=future.3sg.m,תעזור=future.3sg.f,תעזר=future.3sg.f,נעזור=future.1pl,נעזר=future.1pl,תעזרו=future.2pl.m,יעזרו=future.3pl.m,עזור=imperative.sg.m,עזר=imperative.sg.m,עזרי=imperative.sg.f,עזרו=imperative.pl.m
выбирать / выбрать|לבחור,לבחור=infinitive,לבחר=infinitive,בוחר=present.sg.m,בוחרת=present.sg.f,בוחרים=present.pl.m,בוחרות=present.pl.f,בחרתי=past.1sg,בחרת=past.2sg.m,בחרת=past.2sg.f,בחר=past.3sg.m,בחרה=past.3sg.f,בחרנו=past.1pl,בחרתם=past.2pl.m,בחרו=past.3pl,אבחר=future.1sg,תבחר=future.2sg.m,תבחרי=future.2sg.f,יבחר=future.3sg.m,תבחר=future.3sg.f,נבחר=future.1pl,תבחרו=future.2pl.m,יבחרו=future.3pl.m,בחר=imperative.sg.m,בחרי=imperative.sg.f,בחרו=imperative.pl.m
мыть / вымыть|לשטוף,לשטוף=infinitive,לשטף=infinitive,שוטף=present.sg.m,שוטפת=present.sg.f,שוטפים=present.pl.m,שוטפות=present.pl.f,שטפתי=past.1sg,שטפת=past.2sg.m,שטפת=past.2sg.f,שטף=past.3sg.m,שטפה=past.3sg.f,שטפנו=past.1pl,שטפתם=past.2pl.m,שטפו=past.3pl,אשטוף=future.1sg,אשטף=future.1sg,תשטוף=future.2sg.m,תשטף=future.2sg.m,תשטפי=future.2sg.f,ישטוף=future.3sg.m,ישטף=future.3sg.m,תשטוף=future.3sg.f,תשטף=future.3sg.f,נשטוף=future.1pl,נשטף=future.1pl,תשטפו=future.2pl.m,ישטפו=future.3pl.m,שטוף=imperative.sg.m,שטף=imperative.sg.m,שטפי=imperative.sg.f,שטפו=imperative.pl.m
помощь|עזרה
достаточно, хватит|מספיק
вместе|ביחד
ничего|כלום
все|כולם
пустой|ריק,ריקים=plural,ריקה=feminine
ресторан|מסעדה,מסעדות=plural
меню|תפריט,תפריטים=plural
официант|מלצר,מלצרים=plural,מלצרית=feminine
заказ|הזמנה,הזמנות=plural
порция, блюдо|מנה,מנות=plural
суп|מרק,מרקים=plural
салат|סלט,סלטים=plural
вкусный|טעים,טעימים=plural,טעימה=feminine
взять (с собой)|לקחת,לקחת=infinitive,לוקח=present.sg.m,לוקחת=present.sg.f,לוקחים=present.pl.m,לוקחות=present.pl.f,לקחתי=past.1sg,לקחת=past.2sg.m,לקחת=past.2sg.f,לקח=past.3sg.m,לקחה=past.3sg.f,לקחנו=past.1pl,לקחתם=past.2pl.m,לקחו=past.3pl,אקח=future.1sg,תיקח=future.2sg.m,תקח=future.2sg.m,תיקחי=future.2sg.f,תקחי=future.2sg.f,ייקח=future.3sg.m,יקח=future.3sg.m,תיקח=future.3sg.f,תקח=future.3sg.f,ניקח=future.1pl,נקח=future.1pl,תיקחו=future.2pl.m,תקחו=future.2pl.m,ייקחו=future.3pl.m,יקחו=future.3pl.m,קח=imperative.sg.m,קחי=imperative.sg.f,קחו=imperative.pl.m
счёт|חשבון,חשבונות=plural
день|יום,ימים=plural
воскресенье|יום_ראשון,ימי_ראשון=plural
понедельник|יום_שני,ימי_שני=plural
вторник|יום_שלישי,ימי_שלישי=plural
среда|יום_רביעי,ימי_רביעי=plural
четверг|יום_חמישי,ימי_חמישי=plural
пятница|יום_שישי,ימי_שישי=plural
суббота|שבת,שבתות=plural
неделя|שבוע,שבועות=plural
выходные|סוף_שבוע,סופי_שבוע=plural
утро|בוקר,בקרים=plural
полдень|צהריים
после полудня|אחר_הצהריים,אחרי_הצהריים
вечер|ערב,ערבים=plural
ночь|לילה,לילות=plural
час|שעה,שעות=plural
минута|דקה,דקות=plural
секунда|שנייה,שניה,שניות=plural
половина|חצי,חצאים=plural
четверть|רבע,רבעים=plural
январь|ינואר
февраль|פברואר
март|מרץ
апрель|אפריל
май|מאי
июнь|יוני
рождаться / родиться|להיוולד,להיוולד=infinitive,להולד=infinitive,נולד=present.sg.m,נולדת=present.sg.f,נולדים=present.pl.m,נולדות=present.pl.f,נולדתי=past.1sg,נולדת=past.2sg.m,נולדת=past.2sg.f,נולד=past.3sg.m,נולדה=past.3sg.f,נולדנו=past.1pl,נולדתם=past.2pl.m,נולדו=past.3pl,אוולד=future.1sg,אולד=future.1sg,תיוולד=future.2sg.m,תולד=future.2sg.m,תיוולדי=future.2sg.f,תולדי=future.2sg.f,ייוולד=future.3sg.m,יולד=future.3sg.m,תיוולד=future.3sg.f,תולד=future.3sg.f,ניוולד=future.1pl,נולד=future.1pl,תיוולדו=future.2pl.m,תולדו=future.2pl.m,ייוולדו=future.3pl.m,יולדו=future.3pl.m,היוולד=imperative.sg.m,הולד=imperative.sg.m,היוולדי=imperative.sg.f,הולדי=imperative.sg.f,היוולדו=imperative.pl.m,הולדו=imperative.pl.m
возраст|גיל,גילים=plural
первый|ראשון,ראשונים=plural,ראשונה=feminine
последний|אחרון,אחרונים=plural,אחרונה=feminine
июль|יולי
август|אוגוסט
сентябрь|ספטמבר
октябрь|אוקטובר
ноябрь|נובמבר
декабрь|דצמבר
каникулы, свобода|חופש
следующий|הבא,הבאים=plural,הבאה=feminine
праздновать / отпраздновать|לחגוג,לחגוג=infinitive,לחגג=infinitive,חוגג=present.sg.m,חוגגת=present.sg.f,חוגגים=present.pl.m,חוגגות=present.pl.f,חגגתי=past.1sg,חגגת=past.2sg.m,חגגת=past.2sg.f,חגג=past.3sg.m,חגגה=past.3sg.f,חגגנו=past.1pl,חגגתם=past.2pl.m,חגגו=past.3pl,אחגוג=future.1sg,אחגג=future.1sg,תחגוג=future.2sg.m,תחגג=future.2sg.m,תחגגי=future.2sg.f,יחגוג=future.3sg.m,יחגג=future.3sg.m,תחגוג=future.3sg.f,תחגג=future.3sg.f,נחגוג=future.1pl,נחגג=future.1pl,תחגגו=future.2pl.m,יחגגו=future.3pl.m,חגוג=imperative.sg.m,חגג=imperative.sg.m,חגגי=imperative.sg.f,חגגו=imperative.pl.m
отдыхать / отдохнуть|לנוח,לנוח=infinitive,נח=present.sg.m,נחה=present.sg.f,נחים=present.pl.m,נחות=present.pl.f,נחתי=past.1sg,נחת=past.2sg.m,נחת=past.2sg.f,נח=past.3sg.m,נחה=past.3sg.f,נחנו=past.1pl,נחתם=past.2pl.m,נחו=past.3pl,אנוח=future.1sg,תנוח=future.2sg.m,תנוחי=future.2sg.f,ינוח=future.3sg.m,תנוח=future.3sg.f,ננוח=future.1pl,תנוחו=future.2pl.m,ינוחו=future.3pl.m,נוח=imperative.sg.m,נוחי=imperative.sg.f,נוחו=imperative.pl.m
сейчас|עכשיו
сегодня|היום
вчера|אתמול
завтра|מחר
потом|אחר_כך
рано|מוקדם
поздно|מאוחר
месяц|חודש,חודשים=plural
год|שנה,שנים=plural
дата|תאריך,תאריכים=plural
вставать / встать|לקום,לקום=infinitive,קם=present.sg.m,קמה=present.sg.f,קמים=present.pl.m,קמות=present.pl.f,קמתי=past.1sg,קמת=past.2sg.m,קמת=past.2sg.f,קם=past.3sg.m,קמה=past.3sg.f,קמנו=past.1pl,קמתם=past.2pl.m,קמו=past.3pl,אקום=future.1sg,תקום=future.2sg.m,תקומי=future.2sg.f,יקום=future.3sg.m,תקום=future.3sg.f,נקום=future.1pl,תקומו=future.2pl.m,יקומו=future.3pl.m,קום=imperative.sg.m,קומי=imperative.sg.f,קומו=imperative.pl.m
просыпаться / проснуться|להתעורר,להתעורר=infinitive,מתעורר=present.sg.m,מתעוררת=present.sg.f,מתעוררים=present.pl.m,מתעוררות=present.pl.f,התעוררתי=past.1sg,התעוררת=past.2sg.m,התעוררת=past.2sg.f,התעורר=past.3sg.m,התעוררה=past.3sg.f,התעוררנו=past.1pl,התעוררתם=past.2pl.m,התעוררו=past.3pl,אתעורר=future.1sg,תתעורר=future.2sg.m,תתעוררי=future.2sg.f,יתעורר=future.3sg.m,תתעורר=future.3sg.f,נתעורר=future.1pl,תתעוררו=future.2pl.m,יתעוררו=future.3pl.m,התעורר=imperative.sg.m,התעוררי=imperative.sg.f,התעוררו=imperative.pl.m
принимать / принять душ|להתקלח,להתקלח=infinitive,מתקלח=present.sg.m,מתקלחת=present.sg.f,מתקלחים=present.pl.m,מתקלחות=present.pl.f,התקלחתי=past.1sg,התקלחת=past.2sg.m,התקלחת=past.2sg.f,התקלח=past.3sg.m,התקלחה=past.3sg.f,התקלחנו=past.1pl,התקלחתם=past.2pl.m,התקלחו=past.3pl,אתקלח=future.1sg,תתקלח=future.2sg.m,תתקלחי=future.2sg.f,יתקלח=future.3sg.m,תתקלח=future.3sg.f,נתקלח=future.1pl,תתקלחו=future.2pl.m,יתקלחו=future.3pl.m,התקלח=imperative.sg.m,התקלחי=imperative.sg.f,התקלחו=imperative.pl.m
выходить / выйти|לצאת,לצאת=infinitive,יוצא=present.sg.m,יוצאת=present.sg.f,יוצאים=present.pl.m,יוצאות=present.pl.f,יצאתי=past.1sg,יצאת=past.2sg.m,יצאת=past.2sg.f,יצא=past.3sg.m,יצאה=past.3sg.f,יצאנו=past.1pl,יצאתם=past.2pl.m,יצאו=past.3pl,אצא=future.1sg,תצא=future.2sg.m,תצאי=future.2sg.f,יצא=future.3sg.m,ייצא=future.3sg.m,תצא=future.3sg.f,נצא=future.1pl,תצאו=future.2pl.m,יצאו=future.3pl.m,ייצאו=future.3pl.m,צא=imperative.sg.m,צאי=imperative.sg.f,צאו=imperative.pl.m
возвращаться / вернуться|לחזור,לחזור=infinitive,לחזר=infinitive,חוזר=present.sg.m,חוזרת=present.sg.f,חוזרים=present.pl.m,חוזרות=present.pl.f,חזרתי=past.1sg,חזרת=past.2sg.m,חזרת=past.2sg.f,חזר=past.3sg.m,חזרה=past.3sg.f,חזרנו=past.1pl,חזרתם=past.2pl.m,חזרו=past.3pl,אחזור=future.1sg,אחזר=future.1sg,תחזור=future.2sg.m,תחזר=future.2sg.m,תחזרי=future.2sg.f,יחזור=future.3sg.m,יחזר=future.3sg.m,תחזור=future.3sg.f,תחזר=future.3sg.f,נחזור=future.1pl,נחזר=future.1pl,תחזרו=future.2pl.m,יחזרו=future.3pl.m,חזור=imperative.sg.m,חזר=imperative.sg.m,חזרי=imperative.sg.f,חזרו=imperative.pl.m
спешить / поспешить|למהר,למהר=infinitive,ממהר=present.sg.m,ממהרת=present.sg.f,ממהרים=present.pl.m,ממהרות=present.pl.f,מיהרתי=past.1sg,מהרתי=past.1sg,מיהרת=past.2sg.m,מהרת=past.2sg.m,מיהרת=past.2sg.f,מהרת=past.2sg.f,מיהר=past.3sg.m,מהר=past.3sg.m,מיהרה=past.3sg.f,מהרה=past.3sg.f,מיהרנו=past.1pl,מהרנו=past.1pl,מיהרתם=past.2pl.m,מהרתם=past.2pl.m,מיהרו=past.3pl,מהרו=past.3pl,אמהר=future.1sg,תמהר=future.2sg.m,תמהרי=future.2sg.f,ימהר=future.3sg.m,תמהר=future.3sg.f,נמהר=future.1pl,תמהרו=future.2pl.m,ימהרו=future.3pl.m,מהר=imperative.sg.m,מהרי=imperative.sg.f,מהרו=imperative.pl.m
опаздывать / опоздать|לאחר,לאחר=infinitive,מאחר=present.sg.m,מאחרת=present.sg.f,מאחרים=present.pl.m,מאחרות=present.pl.f,איחרתי=past.1sg,אחרתי=past.1sg,איחרת=past.2sg.m,אחרת=past.2sg.m,איחרת=past.2sg.f,אחרת=past.2sg.f,איחר=past.3sg.m,אחר=past.3sg.m,איחרה=past.3sg.f,אחרה=past.3sg.f,איחרנו=past.1pl,אחרנו=past.1pl,איחרתם=past.2pl.m,אחרתם=past.2pl.m,איחרו=past.3pl,אחרו=past.3pl,אאחר=future.1sg,תאחר=future.2sg.m,תאחרי=future.2sg.f,יאחר=future.3sg.m,תאחר=future.3sg.f,נאחר=future.1pl,תאחרו=future.2pl.m,יאחרו=future.3pl.m,אחר=imperative.sg.m,אחרי=imperative.sg.f,אחרו=imperative.pl.m
засыпать / заснуть|להירדם,להירדם=infinitive,להרדם=infinitive,נרדם=present.sg.m,נרדמת=present.sg.f,נרדמים=present.pl.m,נרדמות=present.pl.f,נרדמתי=past.1sg,נרדמת=past.2sg.m,נרדמת=past.2sg.f,נרדם=past.3sg.m,נרדמה=past.3sg.f,נרדמנו=past.1pl,נרדמתם=past.2pl.m,נרדמו=past.3pl,אירדם=future.1sg,ארדם=future.1sg,תירדם=future.2sg.m,תרדם=future.2sg.m,תירדמי=future.2sg.f,תרדמי=future.2sg.f,יירדם=future.3sg.m,ירדם=future.3sg.m,תירדם=future.3sg.f,תרדם=future.3sg.f,נירדם=future.1pl,נרדם=future.1pl,תירדמו=future.2pl.m,תרדמו=future.2pl.m,יירדמו=future.3pl.m,ירדמו=future.3pl.m,הירדם=imperative.sg.m,הרדם=imperative.sg.m,הירדמי=imperative.sg.f,הרדמי=imperative.sg.f,הירדמו=imperative.pl.m,הרדמו=imperative.pl.m
быстро|מהר
медленно|לאט
сначала, раньше|קודם
в конце концов|בסוף
всё ещё|עדיין
вдруг|פתאום
скоро|בקרוב
давно|מזמן
в течение, за (час)|תוך
продолжать / продолжить|להמשיך,להמשיך=infinitive,ממשיך=present.sg.m,ממשיכה=present.sg.f,ממשיכים=present.pl.m,ממשיכות=present.pl.f,המשכתי=past.1sg,המשכת=past.2sg.m,המשכת=past.2sg.f,המשיך=past.3sg.m,המשיכה=past.3sg.f,המשכנו=past.1pl,המשכתם=past.2pl.m,המשיכו=past.3pl,אמשיך=future.1sg,תמשיך=future.2sg.m,תמשיכי=future.2sg.f,ימשיך=future.3sg.m,תמשיך=future.3sg.f,נמשיך=future.1pl,תמשיכו=future.2pl.m,ימשיכו=future.3pl.m,המשך=imperative.sg.m,המשיכי=imperative.sg.f,המשיכו=imperative.pl.m
переставать / перестать|להפסיק,להפסיק=infinitive,מפסיק=present.sg.m,מפסיקה=present.sg.f,מפסיקים=present.pl.m,מפסיקות=present.pl.f,הפסקתי=past.1sg,הפסקת=past.2sg.m,הפסקת=past.2sg.f,הפסיק=past.3sg.m,הפסיקה=past.3sg.f,הפסקנו=past.1pl,הפסקתם=past.2pl.m,הפסיקו=past.3pl,אפסיק=future.1sg,תפסיק=future.2sg.m,תפסיקי=future.2sg.f,יפסיק=future.3sg.m,תפסיק=future.3sg.f,נפסיק=future.1pl,תפסיקו=future.2pl.m,יפסיקו=future.3pl.m,הפסק=imperative.sg.m,הפסיקי=imperative.sg.f,הפסיקו=imperative.pl.m
заканчивать / закончить|לסיים,לסיים=infinitive,לסים=infinitive,מסיים=present.sg.m,מסים=present.sg.m,מסיימת=present.sg.f,מסימת=present.sg.f,מסיימים=present.pl.m,מסימים=present.pl.m,מסיימות=present.pl.f,מסימות=present.pl.f,סיימתי=past.1sg,סימתי=past.1sg,סיימת=past.2sg.m,סימת=past.2sg.m,סיימת=past.2sg.f,סימת=past.2sg.f,סיים=past.3sg.m,סים=past.3sg.m,סיימה=past.3sg.f,סימה=past.3sg.f,סיימנו=past.1pl,סימנו=past.1pl,סיימתם=past.2pl.m,סימתם=past.2pl.m,סיימו=past.3pl,סימו=past.3pl,אסיים=future.1sg,אסים=future.1sg,תסיים=future.2sg.m,תסים=future.2sg.m,תסיימי=future.2sg.f,תסימי=future.2sg.f,יסיים=future.3sg.m,יסים=future.3sg.m,תסיים=future.3sg.f,תסים=future.3sg.f,נסיים=future.1pl,נסים=future.1pl,תסיימו=future.2pl.m,תסימו=future.2pl.m,יסיימו=future.3pl.m,יסימו=future.3pl.m,סיים=imperative.sg.m,סים=imperative.sg.m,סיימי=imperative.sg.f,סימי=imperative.sg.f,סיימו=imperative.pl.m,סימו=imperative.pl.m
всегда|תמיד
обычно|בדרך_כלל
часто|לעיתים_קרובות,לעתים_קרובות
иногда|לפעמים
время от времени|מדי_פעם
редко|לעיתים_רחוקות,לעתים_רחוקות
никогда|אף_פעם
каждый день|כל_יום
раз, однажды|פעם,פעמים=plural
ещё раз|עוד_פעם
погода|מזג_אוויר,מזג_אויר
жарко, жаркий|חם,חמים=plural,חמה=feminine
холодно, холодный|קר,קרים=plural,קרה=feminine
дождь|גשם,גשמים=plural
ветер|רוח,רוחות=plural
хамсин, зной|חמסין,חמסינים=plural
зима|חורף
весна|אביב
лето|קיץ
осень|סתיו
я был(а)|הייתי,להיות=infinitive,הייתי=past.1sg,היית=past.2sg.m,היית=past.2sg.f,היה=past.3sg.m,הייתה=past.3sg.f,היתה=past.3sg.f,היינו=past.1pl,הייתם=past.2pl.m,היו=past.3pl,אהיה=future.1sg,תהיה=future.2sg.m,תהיי=future.2sg.f,יהיה=future.3sg.m,תהיה=future.3sg.f,נהיה=future.1pl,תהיו=future.2pl.m,יהיו=future.3pl.m,היה=imperative.sg.m,היי=imperative.sg.f,היו=imperative.pl.m
я ходил(а)|הלכתי,ללכת=infinitive,הולך=present.sg.m,הולכת=present.sg.f,הולכים=present.pl.m,הולכות=present.pl.f,הלכתי=past.1sg,הלכת=past.2sg.m,הלכת=past.2sg.f,הלך=past.3sg.m,הלכה=past.3sg.f,הלכנו=past.1pl,הלכתם=past.2pl.m,הלכו=past.3pl,אלך=future.1sg,תלך=future.2sg.m,תלכי=future.2sg.f,ילך=future.3sg.m,יילך=future.3sg.m,תלך=future.3sg.f,נלך=future.1pl,תלכו=future.2pl.m,ילכו=future.3pl.m,יילכו=future.3pl.m,לך=imperative.sg.m,לכי=imperative.sg.f,לכו=imperative.pl.m
я ездил(а)|נסעתי,לנסוע=infinitive,לנסע=infinitive,נוסע=present.sg.m,נוסעת=present.sg.f,נוסעים=present.pl.m,נוסעות=present.pl.f,נסעתי=past.1sg,נסעת=past.2sg.m,נסעת=past.2sg.f,נסע=past.3sg.m,נסעה=past.3sg.f,נסענו=past.1pl,נסעתם=past.2pl.m,נסעו=past.3pl,אסע=future.1sg,תיסע=future.2sg.m,תסע=future.2sg.m,תיסעי=future.2sg.f,תסעי=future.2sg.f,ייסע=future.3sg.m,יסע=future.3sg.m,תיסע=future.3sg.f,תסע=future.3sg.f,ניסע=future.1pl,נסע=future.1pl,תיסעו=future.2pl.m,תסעו=future.2pl.m,ייסעו=future.3pl.m,יסעו=future.3pl.m,סע=imperative.sg.m,סעי=imperative.sg.f,סעו=imperative.pl.m
я видел(а)|ראיתי,לראות=infinitive,רואה=present.sg.m,רואה=present.sg.f,רואים=present.pl.m,רואות=present.pl.f,ראיתי=past.1sg,ראית=past.2sg.m,ראית=past.2sg.f,ראה=past.3sg.m,ראתה=past.3sg.f,ראינו=past.1pl,ראיתם=past.2pl.m,ראו=past.3pl,אראה=future.1sg,תראה=future.2sg.m,תראי=future.2sg.f,יראה=future.3sg.m,תראה=future.3sg.f,נראה=future.1pl,תראו=future.2pl.m,יראו=future.3pl.m,ראה=imperative.sg.m,ראי=imperative.sg.f,ראו=imperative.pl.m
я встретил(а)|פגשתי,לפגוש=infinitive,לפגש=infinitive,פוגש=present.sg.m,פוגשת=present.sg.f,פוגשים=present.pl.m,פוגשות=present.pl.f,פגשתי=past.1sg,פגשת=past.2sg.m,פגשת=past.2sg.f,פגש=past.3sg.m,פגשה=past.3sg.f,פגשנו=past.1pl,פגשתם=past.2pl.m,פגשו=past.3pl,אפגוש=future.1sg,אפגש=future.1sg,תפגוש=future.2sg.m,תפגש=future.2sg.m,תפגשי=future.2sg.f,יפגוש=future.3sg.m,יפגש=future.3sg.m,תפגוש=future.3sg.f,תפגש=future.3sg.f,נפגוש=future.1pl,נפגש=future.1pl,תפגשו=future.2pl.m,יפגשו=future.3pl.m,פגוש=imperative.sg.m,פגש=imperative.sg.m,פגשי=imperative.sg.f,פגשו=imperative.pl.m
я купил(а)|קניתי,לקנות=infinitive,קונה=present.sg.m,קונה=present.sg.f,קונים=present.pl.m,קונות=present.pl.f,קניתי=past.1sg,קנית=past.2sg.m,קנית=past.2sg.f,קנה=past.3sg.m,קנתה=past.3sg.f,קנינו=past.1pl,קניתם=past.2pl.m,קנו=past.3pl,אקנה=future.1sg,תקנה=future.2sg.m,תקני=future.2sg.f,יקנה=future.3sg.m,תקנה=future.3sg.f,נקנה=future.1pl,תקנו=future.2pl.m,יקנו=future.3pl.m,קנה=imperative.sg.m,קני=imperative.sg.f,קנו=imperative.pl.m
я ел(а)|אכלתי,לאכול=infinitive,לאכל=infinitive,אוכל=present.sg.m,אוכלת=present.sg.f,אוכלים=present.pl.m,אוכלות=present.pl.f,אכלתי=past.1sg,אכלת=past.2sg.m,אכלת=past.2sg.f,אכל=past.3sg.m,אכלה=past.3sg.f,אכלנו=past.1pl,אכלתם=past.2pl.m,אכלו=past.3pl,אוכל=future.1sg,אכל=future.1sg,תאכל=future.2sg.m,תאכלי=future.2sg.f,יאכל=future.3sg.m,תאכל=future.3sg.f,נאכל=future.1pl,תאכלו=future.2pl.m,יאכלו=future.3pl.m,אכול=imperative.sg.m,אכל=imperative.sg.m,אכלי=imperative.sg.f,אכלו=imperative.pl.m
я пил(а)|שתיתי,לשתות=infinitive,שותה=present.sg.m,שותה=present.sg.f,שותים=present.pl.m,שותות=present.pl.f,שתיתי=past.1sg,שתית=past.2sg.m,שתית=past.2sg.f,שתה=past.3sg.m,שתתה=past.3sg.f,שתינו=past.1pl,שתיתם=past.2pl.m,שתו=past.3pl,אשתה=future.1sg,תשתה=future.2sg.m,תשתי=future.2sg.f,ישתה=future.3sg.m,תשתה=future.3sg.f,נשתה=future.1pl,תשתו=future.2pl.m,ישתו=future.3pl.m,שתה=imperative.sg.m,שתי=imperative.sg.f,שתו=imperative.pl.m
я спал(а)|ישנתי,לישון=infinitive,לישן=infinitive,ישן=present.sg.m,ישנה=present.sg.f,ישנים=present.pl.m,ישנות=present.pl.f,ישנתי=past.1sg,ישנת=past.2sg.m,ישנת=past.2sg.f,ישן=past.3sg.m,ישנה=past.3sg.f,ישנו=past.1pl,ישנתם=past.2pl.m,ישנו=past.3pl,אישן=future.1sg,תישן=future.2sg.m,תישני=future.2sg.f,יישן=future.3sg.m,תישן=future.3sg.f,נישן=future.1pl,תישנו=future.2pl.m,יישנו=future.3pl.m,ישן=imperative.sg.m,ישני=imperative.sg.f,ישנו=imperative.pl.m
я делал(а)|עשיתי,לעשות=infinitive,עושה=present.sg.m,עושה=present.sg.f,עושים=present.pl.m,עושות=present.pl.f,עשיתי=past.1sg,עשית=past.2sg.m,עשית=past.2sg.f,עשה=past.3sg.m,עשתה=past.3sg.f,עשינו=past.1pl,עשיתם=past.2pl.m,עשו=past.3pl,אעשה=future.1sg,תעשה=future.2sg.m,תעשי=future.2sg.f,יעשה=future.3sg.m,תעשה=future.3sg.f,נעשה=future.1pl,תעשו=future.2pl.m,יעשו=future.3pl.m,עשה=imperative.sg.m,עשי=imperative.sg.f,עשו=imperative.pl.m
ты был(а)|היית,היית=feminine,להיות=infinitive,הייתי=past.1sg,היית=past.2sg.m,היית=past.2sg.f,היה=past.3sg.m,הייתה=past.3sg.f,היתה=past.3sg.f,היינו=past.1pl,הייתם=past.2pl.m,היו=past.3pl,אהיה=future.1sg,תהיה=future.2sg.m,תהיי=future.2sg.f,יהיה=future.3sg.m,תהיה=future.3sg.f,נהיה=future.1pl,תהיו=future.2pl.m,יהיו=future.3pl.m,היה=imperative.sg.m,היי=imperative.sg.f,היו=imperative.pl.m
она была|הייתה,להיות=infinitive,הייתי=past.1sg,היית=past.2sg.m,היית=past.2sg.f,היה=past.3sg.m,הייתה=past.3sg.f,היתה=past.3sg.f,היינו=past.1pl,הייתם=past.2pl.m,היו=past.3pl,אהיה=future.1sg,תהיה=future.2sg.m,תהיי=future.2sg.f,יהיה=future.3sg.m,תהיה=future.3sg.f,נהיה=future.1pl,תהיו=future.2pl.m,יהיו=future.3pl.m,היה=imperative.sg.m,היי=imperative.sg.f,היו=imperative.pl.m
мы были|היינו,להיות=infinitive,הייתי=past.1sg,היית=past.2sg.m,היית=past.2sg.f,היה=past.3sg.m,הייתה=past.3sg.f,היתה=past.3sg.f,היינו=past.1pl,הייתם=past.2pl.m,היו=past.3pl,אהיה=future.1sg,תהיה=future.2sg.m,תהיי=future.2sg.f,יהיה=future.3sg.m,תהיה=future.3sg.f,נהיה=future.1pl,תהיו=future.2pl.m,יהיו=future.3pl.m,היה=imperative.sg.m,היי=imperative.sg.f,היו=imperative.pl.m
вы были|הייתם,להיות=infinitive,הייתי=past.1sg,היית=past.2sg.m,היית=past.2sg.f,היה=past.3sg.m,הייתה=past.3sg.f,היתה=past.3sg.f,היינו=past.1pl,הייתם=past.2pl.m,היו=past.3pl,אהיה=future.1sg,תהיה=future.2sg.m,תהיי=future.2sg.f,יהיה=future.3sg.m,תהיה=future.3sg.f,נהיה=future.1pl,תהיו=future.2pl.m,יהיו=future.3pl.m,היה=imperative.sg.m,היי=imperative.sg.f,היו=imperative.pl.m
они были|היו,להיות=infinitive,הייתי=past.1sg,היית=past.2sg.m,היית=past.2sg.f,היה=past.3sg.m,הייתה=past.3sg.f,היתה=past.3sg.f,היינו=past.1pl,הייתם=past.2pl.m,היו=past.3pl,אהיה=future.1sg,תהיה=future.2sg.m,תהיי=future.2sg.f,יהיה=future.3sg.m,תהיה=future.3sg.f,נהיה=future.1pl,תהיו=future.2pl.m,יהיו=future.3pl.m,היה=imperative.sg.m,היי=imperative.sg.f,היו=imperative.pl.m
я буду|אהיה,להיות=infinitive,הייתי=past.1sg,היית=past.2sg.m,היית=past.2sg.f,היה=past.3sg.m,הייתה=past.3sg.f,היתה=past.3sg.f,היינו=past.1pl,הייתם=past.2pl.m,היו=past.3pl,אהיה=future.1sg,תהיה=future.2sg.m,תהיי=future.2sg.f,יהיה=future.3sg.m,תהיה=future.3sg.f,נהיה=future.1pl,תהיו=future.2pl.m,יהיו=future.3pl.m,היה=imperative.sg.m,היי=imperative.sg.f,היו=imperative.pl.m
ты будешь, она будет|תהיה,להיות=infinitive,הייתי=past.1sg,היית=past.2sg.m,היית=past.2sg.f,היה=past.3sg.m,הייתה=past.3sg.f,היתה=past.3sg.f,היינו=past.1pl,הייתם=past.2pl.m,היו=past.3pl,אהיה=future.1sg,תהיה=future.2sg.m,תהיי=future.2sg.f,יהיה=future.3sg.m,תהיה=future.3sg.f,נהיה=future.1pl,תהיו=future.2pl.m,יהיו=future.3pl.m,היה=imperative.sg.m,היי=imperative.sg.f,היו=imperative.pl.m
он будет, будет|יהיה,להיות=infinitive,הייתי=past.1sg,היית=past.2sg.m,היית=past.2sg.f,היה=past.3sg.m,הייתה=past.3sg.f,היתה=past.3sg.f,היינו=past.1pl,הייתם=past.2pl.m,היו=past.3pl,אהיה=future.1sg,תהיה=future.2sg.m,תהיי=future.2sg.f,יהיה=future.3sg.m,תהיה=future.3sg.f,נהיה=future.1pl,תהיו=future.2pl.m,יהיו=future.3pl.m,היה=imperative.sg.m,היי=imperative.sg.f,היו=imperative.pl.m
мы будем|נהיה,להיות=infinitive,הייתי=past.1sg,היית=past.2sg.m,היית=past.2sg.f,היה=past.3sg.m,הייתה=past.3sg.f,היתה=past.3sg.f,היינו=past.1pl,הייתם=past.2pl.m,היו=past.3pl,אהיה=future.1sg,תהיה=future.2sg.m,תהיי=future.2sg.f,יהיה=future.3sg.m,תהיה=future.3sg.f,נהיה=future.1pl,תהיו=future.2pl.m,יהיו=future.3pl.m,היה=imperative.sg.m,היי=imperative.sg.f,היו=imperative.pl.m
они будут|יהיו,להיות=infinitive,הייתי=past.1sg,היית=past.2sg.m,היית=past.2sg.f,היה=past.3sg.m,הייתה=past.3sg.f,היתה=past.3sg.f,היינו=past.1pl,הייתם=past.2pl.m,היו=past.3pl,אהיה=future.1sg,תהיה=future.2sg.m,תהיי=future.2sg.f,יהיה=future.3sg.m,תהיה=future.3sg.f,נהיה=future.1pl,תהיו=future.2pl.m,יהיו=future.3pl.m,היה=imperative.sg.m,היי=imperative.sg.f,היו=imperative.pl.m
посылать / послать|לשלוח,לשלוח=infinitive,לשלח=infinitive,שולח=present.sg.m,שולחת=present.sg.f,שולחים=present.pl.m,שולחות=present.pl.f,שלחתי=past.1sg,שלחת=past.2sg.m,שלחת=past.2sg.f,שלח=past.3sg.m,שלחה=past.3sg.f,שלחנו=past.1pl,שלחתם=past.2pl.m,שלחו=past.3pl,אשלח=future.1sg,תשלח=future.2sg.m,תשלחי=future.2sg.f,ישלח=future.3sg.m,תשלח=future.3sg.f,נשלח=future.1pl,תשלחו=future.2pl.m,ישלחו=future.3pl.m,שלח=imperative.sg.m,שלחי=imperative.sg.f,שלחו=imperative.pl.m
проверять / проверить|לבדוק,לבדוק=infinitive,לבדק=infinitive,בודק=present.sg.m,בודקת=present.sg.f,בודקים=present.pl.m,בודקות=present.pl.f,בדקתי=past.1sg,בדקת=past.2sg.m,בדקת=past.2sg.f,בדק=past.3sg.m,בדקה=past.3sg.f,בדקנו=past.1pl,בדקתם=past.2pl.m,בדקו=past.3pl,אבדוק=future.1sg,אבדק=future.1sg,תבדוק=future.2sg.m,תבדק=future.2sg.m,תבדקי=future.2sg.f,יבדוק=future.3sg.m,יבדק=future.3sg.m,תבדוק=future.3sg.f,תבדק=future.3sg.f,נבדוק=future.1pl,נבדק=future.1pl,תבדקו=future.2pl.m,יבדקו=future.3pl.m,בדוק=imperative.sg.m,בדק=imperative.sg.m,בדקי=imperative.sg.f,בדקו=imperative.pl.m
проходить / пройти, переезжать|לעבור,לעבור=infinitive,לעבר=infinitive,עובר=present.sg.m,עוברת=present.sg.f,עוברים=present.pl.m,עוברות=present.pl.f,עברתי=past.1sg,עברת=past.2sg.m,עברת=past.2sg.f,עבר=past.3sg.m,עברה=past.3sg.f,עברנו=past.1pl,עברתם=past.2pl.m,עברו=past.3pl,אעבור=future.1sg,אעבר=future.1sg,תעבור=future.2sg.m,תעבר=future.2sg.m,תעברי=future.2sg.f,יעבור=future.3sg.m,יעבר=future.3sg.m,תעבור=future.3sg.f,תעבר=future.3sg.f,נעבור=future.1pl,נעבר=future.1pl,תעברו=future.2pl.m,יעברו=future.3pl.m,עבור=imperative.sg.m,עבר=imperative.sg.m,עברי=imperative.sg.f,עברו=imperative.pl.m
покидать / покинуть, уходить|לעזוב,לעזוב=infinitive,לעזב=infinitive,עוזב=present.sg.m,עוזבת=present.sg.f,עוזבים=present.pl.m,עוזבות=present.pl.f,עזבתי=past.1sg,עזבת=past.2sg.m,עזבת=past.2sg.f,עזב=past.3sg.m,עזבה=past.3sg.f,עזבנו=past.1pl,עזבתם=past.2pl.m,עזבו=past.3pl,אעזוב=future.1sg,אעזב=future.1sg,תעזוב=future.2sg.m,תעזב=future.2sg.m,תעזבי=future.2sg.f,יעזוב=future.3sg.m,יעזב=future.3sg.m,תעזוב=future.3sg.f,תעזב=future.3sg.f,נעזוב=future.1pl,נעזב=future.1pl,תעזבו=future.2pl.m,יעזבו=future.3pl.m,עזוב=imperative.sg.m,עזב=imperative.sg.m,עזבי=imperative.sg.f,עזבו=imperative.pl.m
забывать / забыть|לשכוח,לשכוח=infinitive,לשכח=infinitive,שוכח=present.sg.m,שוכחת=present.sg.f,שוכחים=present.pl.m,שוכחות=present.pl.f,שכחתי=past.1sg,שכחת=past.2sg.m,שכחת=past.2sg.f,שכח=past.3sg.m,שכחה=past.3sg.f,שכחנו=past.1pl,שכחתם=past.2pl.m,שכחו=past.3pl,אשכח=future.1sg,תשכח=future.2sg.m,תשכחי=future.2sg.f,ישכח=future.3sg.m,תשכח=future.3sg.f,נשכח=future.1pl,תשכחו=future.2pl.m,ישכחו=future.3pl.m,שכח=imperative.sg.m,שכחי=imperative.sg.f,שכחו=imperative.pl.m
случаться / случиться|לקרות,לקרות=infinitive,קורה=present.sg.m,קורה=present.sg.f,קורים=present.pl.m,קורות=present.pl.f,קריתי=past.1sg,קרית=past.2sg.m,קרית=past.2sg.f,קרה=past.3sg.m,קרתה=past.3sg.f,קרינו=past.1pl,קריתם=past.2pl.m,קרו=past.3pl,אקרה=future.1sg,תקרה=future.2sg.m,תקרי=future.2sg.f,יקרה=future.3sg.m,תקרה=future.3sg.f,נקרה=future.1pl,תקרו=future.2pl.m,יקרו=future.3pl.m,קרה=imperative.sg.m,קרי=imperative.sg.f,קרו=imperative.pl.m
хранить / сохранить, охранять|לשמור,לשמור=infinitive,לשמר=infinitive,שומר=present.sg.m,שומרת=present.sg.f,שומרים=present.pl.m,שומרות=present.pl.f,שמרתי=past.1sg,שמרת=past.2sg.m,שמרת=past.2sg.f,שמר=past.3sg.m,שמרה=past.3sg.f,שמרנו=past.1pl,שמרתם=past.2pl.m,שמרו=past.3pl,אשמור=future.1sg,אשמר=future.1sg,תשמור=future.2sg.m,תשמר=future.2sg.m,תשמרי=future.2sg.f,ישמור=future.3sg.m,ישמר=future.3sg.m,תשמור=future.3sg.f,תשמר=future.3sg.f,נשמור=future.1pl,נשמר=future.1pl,תשמרו=future.2pl.m,ישמרו=future.3pl.m,שמור=imperative.sg.m,שמר=imperative.sg.m,שמרי=imperative.sg.f,שמרו=imperative.pl.m
будущее|עתיד
готовиться / подготовиться|להתכונן,להתכונן=infinitive,מתכונן=present.sg.m,מתכוננת=present.sg.f,מתכוננים=present.pl.m,מתכוננות=present.pl.f,התכוננתי=past.1sg,התכוננת=past.2sg.m,התכוננת=past.2sg.f,התכונן=past.3sg.m,התכוננה=past.3sg.f,התכוננו=past.1pl,התכוננתם=past.2pl.m,התכוננו=past.3pl,אתכונן=future.1sg,תתכונן=future.2sg.m,תתכונני=future.2sg.f,יתכונן=future.3sg.m,תתכונן=future.3sg.f,נתכונן=future.1pl,תתכוננו=future.2pl.m,יתכוננו=future.3pl.m,התכונן=imperative.sg.m,התכונני=imperative.sg.f,התכוננו=imperative.pl.m
видеть / увидеть во сне, мечтать|לחלום,לחלום=infinitive,לחלם=infinitive,חולם=present.sg.m,חולמת=present.sg.f,חולמים=present.pl.m,חולמות=present.pl.f,חלמתי=past.1sg,חלמת=past.2sg.m,חלמת=past.2sg.f,חלם=past.3sg.m,חלמה=past.3sg.f,חלמנו=past.1pl,חלמתם=past.2pl.m,חלמו=past.3pl,אחלום=future.1sg,אחלם=future.1sg,תחלום=future.2sg.m,תחלם=future.2sg.m,תחלמי=future.2sg.f,יחלום=future.3sg.m,יחלם=future.3sg.m,תחלום=future.3sg.f,תחלם=future.3sg.f,נחלום=future.1pl,נחלם=future.1pl,תחלמו=future.2pl.m,יחלמו=future.3pl.m,חלום=imperative.sg.m,חלם=imperative.sg.m,חלמי=imperative.sg.f,חלמו=imperative.pl.m
иди сюда, давай|בוא,בואי=feminine,לבוא=infinitive,בא=present.sg.m,באה=present.sg.f,באים=present.pl.m,באות=present.pl.f,באתי=past.1sg,באת=past.2sg.m,באת=past.2sg.f,בא=past.3sg.m,באה=past.3sg.f,באנו=past.1pl,באתם=past.2pl.m,באו=past.3pl,אבוא=future.1sg,תבוא=future.2sg.m,תבואי=future.2sg.f,יבוא=future.3sg.m,תבוא=future.3sg.f,נבוא=future.1pl,תבואו=future.2pl.m,יבואו=future.3pl.m,בוא=imperative.sg.m,בואי=imperative.sg.f,בואו=imperative.pl.m
иди, уходи|לך,לכי=feminine,ללכת=infinitive,הולך=present.sg.m,הולכת=present.sg.f,הולכים=present.pl.m,הולכות=present.pl.f,הלכתי=past.1sg,הלכת=past.2sg.m,הלכת=past.2sg.f,הלך=past.3sg.m,הלכה=past.3sg.f,הלכנו=past.1pl,הלכתם=past.2pl.m,הלכו=past.3pl,אלך=future.1sg,תלך=future.2sg.m,תלכי=future.2sg.f,ילך=future.3sg.m,יילך=future.3sg.m,תלך=future.3sg.f,נלך=future.1pl,תלכו=future.2pl.m,ילכו=future.3pl.m,יילכו=future.3pl.m,לך=imperative.sg.m,לכי=imperative.sg.f,לכו=imperative.pl.m
дай|תן,תני=feminine,לתת=infinitive,נותן=present.sg.m,נותנת=present.sg.f,נותנים=present.pl.m,נותנות=present.pl.f,נתתי=past.1sg,נתת=past.2sg.m,נתת=past.2sg.f,נתן=past.3sg.m,נתנה=past.3sg.f,נתנו=past.1pl,נתתם=past.2pl.m,נתנו=past.3pl,אתן=future.1sg,תיתן=future.2sg.m,תתן=future.2sg.m,תיתני=future.2sg.f,תתני=future.2sg.f,ייתן=future.3sg.m,יתן=future.3sg.m,תיתן=future.3sg.f,תתן=future.3sg.f,ניתן=future.1pl,נתן=future.1pl,תיתנו=future.2pl.m,תתנו=future.2pl.m,ייתנו=future.3pl.m,יתנו=future.3pl.m,תן=imperative.sg.m,תני=imperative.sg.f,תנו=imperative.pl.m
возьми|קח,קחי=feminine,לקחת=infinitive,לוקח=present.sg.m,לוקחת=present.sg.f,לוקחים=present.pl.m,לוקחות=present.pl.f,לקחתי=past.1sg,לקחת=past.2sg.m,לקחת=past.2sg.f,לקח=past.3sg.m,לקחה=past.3sg.f,לקחנו=past.1pl,לקחתם=past.2pl.m,לקחו=past.3pl,אקח=future.1sg,תיקח=future.2sg.m,תקח=future.2sg.m,תיקחי=future.2sg.f,תקחי=future.2sg.f,ייקח=future.3sg.m,יקח=future.3sg.m,תיקח=future.3sg.f,תקח=future.3sg.f,ניקח=future.1pl,נקח=future.1pl,תיקחו=future.2pl.m,תקחו=future.2pl.m,ייקחו=future.3pl.m,יקחו=future.3pl.m,קח=imperative.sg.m,קחי=imperative.sg.f,קחו=imperative.pl.m
скажи|תגיד,תגידי=feminine,להגיד=infinitive,אגיד=future.1sg,תגיד=future.2sg.m,תגידי=future.2sg.f,יגיד=future.3sg.m,תגיד=future.3sg.f,נגיד=future.1pl,תגידו=future.2pl.m,יגידו=future.3pl.m,הגד=imperative.sg.m,הגידי=imperative.sg.f,הגידו=imperative.pl.m
смотри|תראה,תראי=feminine,לראות=infinitive,רואה=present.sg.m,רואה=present.sg.f,רואים=present.pl.m,רואות=present.pl.f,ראיתי=past.1sg,ראית=past.2sg.m,ראית=past.2sg.f,ראה=past.3sg.m,ראתה=past.3sg.f,ראינו=past.1pl,ראיתם=past.2pl.m,ראו=past.3pl,אראה=future.1sg,תראה=future.2sg.m,תראי=future.2sg.f,יראה=future.3sg.m,תראה=future.3sg.f,נראה=future.1pl,תראו=future.2pl.m,יראו=future.3pl.m,ראה=imperative.sg.m,ראי=imperative.sg.f,ראו=imperative.pl.m
подожди|חכה,חכי=feminine,לחכות=infinitive,מחכה=present.sg.m,מחכה=present.sg.f,מחכים=present.pl.m,מחכות=present.pl.f,חיכיתי=past.1sg,חכיתי=past.1sg,חיכית=past.2sg.m,חכית=past.2sg.m,חיכית=past.2sg.f,חכית=past.2sg.f,חיכה=past.3sg.m,חכה=past.3sg.m,חיכתה=past.3sg.f,חכתה=past.3sg.f,חיכינו=past.1pl,חכינו=past.1pl,חיכיתם=past.2pl.m,חכיתם=past.2pl.m,חיכו=past.3pl,חכו=past.3pl,אחכה=future.1sg,תחכה=future.2sg.m,תחכי=future.2sg.f,יחכה=future.3sg.m,תחכה=future.3sg.f,נחכה=future.1pl,תחכו=future.2pl.m,יחכו=future.3pl.m,חכה=imperative.sg.m,חכי=imperative.sg.f,חכו=imperative.pl.m
не (делай)|אל
вперёд|קדימה
хватит, довольно|די
говорить / сказать (что)|לומר,לומר=infinitive,אומר=present.sg.m,אומרת=present.sg.f,אומרים=present.pl.m,אומרות=present.pl.f,אמרתי=past.1sg,אמרת=past.2sg.m,אמרת=past.2sg.f,אמר=past.3sg.m,אמרה=past.3sg.f,אמרנו=past.1pl,אמרתם=past.2pl.m,אמרו=past.3pl,אומר=future.1sg,אמר=future.1sg,תאמר=future.2sg.m,תאמרי=future.2sg.f,יאמר=future.3sg.m,תאמר=future.3sg.f,נאמר=future.1pl,תאמרו=future.2pl.m,יאמרו=future.3pl.m,אמור=imperative.sg.m,אמר=imperative.sg.m,אמרי=imperative.sg.f,אמרו=imperative.pl.m
сказать (инфинитив и будущее)|להגיד,להגיד=infinitive,אגיד=future.1sg,תגיד=future.2sg.m,תגידי=future.2sg.f,יגיד=future.3sg.m,תגיד=future.3sg.f,נגיד=future.1pl,תגידו=future.2pl.m,יגידו=future.3pl.m,הגד=imperative.sg.m,הגידי=imperative.sg.f,הגידו=imperative.pl.m
отвечать / ответить|לענות,לענות=infinitive,עונה=present.sg.m,עונה=present.sg.f,עונים=present.pl.m,עונות=present.pl.f,עניתי=past.1sg,ענית=past.2sg.m,ענית=past.2sg.f,ענה=past.3sg.m,ענתה=past.3sg.f,ענינו=past.1pl,עניתם=past.2pl.m,ענו=past.3pl,אענה=future.1sg,תענה=future.2sg.m,תעני=future.2sg.f,יענה=future.3sg.m,תענה=future.3sg.f,נענה=future.1pl,תענו=future.2pl.m,יענו=future.3pl.m,ענה=imperative.sg.m,עני=imperative.sg.f,ענו=imperative.pl.m
соглашаться / согласиться|להסכים,להסכים=infinitive,מסכים=present.sg.m,מסכימה=present.sg.f,מסכימים=present.pl.m,מסכימות=present.pl.f,הסכמתי=past.1sg,הסכמת=past.2sg.m,הסכמת=past.2sg.f,הסכים=past.3sg.m,הסכימה=past.3sg.f,הסכמנו=past.1pl,הסכמתם=past.2pl.m,הסכימו=past.3pl,אסכים=future.1sg,תסכים=future.2sg.m,תסכימי=future.2sg.f,יסכים=future.3sg.m,תסכים=future.3sg.f,נסכים=future.1pl,תסכימו=future.2pl.m,יסכימו=future.3pl.m,הסכם=imperative.sg.m,הסכימי=imperative.sg.f,הסכימו=imperative.pl.m
обещать / пообещать|להבטיח,להבטיח=infinitive,מבטיח=present.sg.m,מבטיחה=present.sg.f,מבטיחים=present.pl.m,מבטיחות=present.pl.f,הבטחתי=past.1sg,הבטחת=past.2sg.m,הבטחת=past.2sg.f,הבטיח=past.3sg.m,הבטיחה=past.3sg.f,הבטחנו=past.1pl,הבטחתם=past.2pl.m,הבטיחו=past.3pl,אבטיח=future.1sg,תבטיח=future.2sg.m,תבטיחי=future.2sg.f,יבטיח=future.3sg.m,תבטיח=future.3sg.f,נבטיח=future.1pl,תבטיחו=future.2pl.m,יבטיחו=future.3pl.m,הבטח=imperative.sg.m,הבטיחי=imperative.sg.f,הבטיחו=imperative.pl.m
намереваться, иметь в виду|להתכוון,להתכוון=infinitive,להתכון=infinitive,מתכוון=present.sg.m,מתכון=present.sg.m,מתכוונת=present.sg.f,מתכונת=present.sg.f,מתכוונים=present.pl.m,מתכונים=present.pl.m,מתכוונות=present.pl.f,מתכונות=present.pl.f,התכוונתי=past.1sg,התכונתי=past.1sg,התכוונת=past.2sg.m,התכונת=past.2sg.m,התכוונת=past.2sg.f,התכונת=past.2sg.f,התכוון=past.3sg.m,התכון=past.3sg.m,התכוונה=past.3sg.f,התכונה=past.3sg.f,התכוונו=past.1pl,התכונו=past.1pl,התכוונתם=past.2pl.m,התכונתם=past.2pl.m,התכוונו=past.3pl,התכונו=past.3pl,אתכוון=future.1sg,אתכון=future.1sg,תתכוון=future.2sg.m,תתכון=future.2sg.m,תתכווני=future.2sg.f,תתכוני=future.2sg.f,יתכוון=future.3sg.m,יתכון=future.3sg.m,תתכוון=future.3sg.f,תתכון=future.3sg.f,נתכוון=future.1pl,נתכון=future.1pl,תתכוונו=future.2pl.m,תתכונו=future.2pl.m,יתכוונו=future.3pl.m,יתכונו=future.3pl.m,התכוון=imperative.sg.m,התכון=imperative.sg.m,התכווני=imperative.sg.f,התכוני=imperative.sg.f,התכוונו=imperative.pl.m,התכונו=imperative.pl.m
понятия не имею|אין_לי_מושג
вопрос|שאלה,שאלות=plural
ответ|תשובה,תשובות=plural
правда|אמת
(он) говорит|מדבר,מדברת=feminine,לדבר=infinitive,מדבר=present.sg.m,מדברת=present.sg.f,מדברים=present.pl.m,מדברות=present.pl.f,דיברתי=past.1sg,דברתי=past.1sg,דיברת=past.2sg.m,דברת=past.2sg.m,דיברת=past.2sg.f,דברת=past.2sg.f,דיבר=past.3sg.m,דבר=past.3sg.m,דיברה=past.3sg.f,דברה=past.3sg.f,דיברנו=past.1pl,דברנו=past.1pl,דיברתם=past.2pl.m,דברתם=past.2pl.m,דיברו=past.3pl,דברו=past.3pl,אדבר=future.1sg,תדבר=future.2sg.m,תדברי=future.2sg.f,ידבר=future.3sg.m,תדבר=future.3sg.f,נדבר=future.1pl,תדברו=future.2pl.m,ידברו=future.3pl.m,דבר=imperative.sg.m,דברי=imperative.sg.f,דברו=imperative.pl.m
(он) рассказывает|מספר,מספרת=feminine,לספר=infinitive,מספר=present.sg.m,מספרת=present.sg.f,מספרים=present.pl.m,מספרות=present.pl.f,סיפרתי=past.1sg,ספרתי=past.1sg,סיפרת=past.2sg.m,ספרת=past.2sg.m,סיפרת=past.2sg.f,ספרת=past.2sg.f,סיפר=past.3sg.m,ספר=past.3sg.m,סיפרה=past.3sg.f,ספרה=past.3sg.f,סיפרנו=past.1pl,ספרנו=past.1pl,סיפרתם=past.2pl.m,ספרתם=past.2pl.m,סיפרו=past.3pl,ספרו=past.3pl,אספר=future.1sg,תספר=future.2sg.m,תספרי=future.2sg.f,יספר=future.3sg.m,תספר=future.3sg.f,נספר=future.1pl,תספרו=future.2pl.m,יספרו=future.3pl.m,ספר=imperative.sg.m,ספרי=imperative.sg.f,ספרו=imperative.pl.m
(он) просит|מבקש,מבקשת=feminine,לבקש=infinitive,מבקש=present.sg.m,מבקשת=present.sg.f,מבקשים=present.pl.m,מבקשות=present.pl.f,ביקשתי=past.1sg,בקשתי=past.1sg,ביקשת=past.2sg.m,בקשת=past.2sg.m,ביקשת=past.2sg.f,בקשת=past.2sg.f,ביקש=past.3sg.m,בקש=past.3sg.m,ביקשה=past.3sg.f,בקשה=past.3sg.f,ביקשנו=past.1pl,בקשנו=past.1pl,ביקשתם=past.2pl.m,בקשתם=past.2pl.m,ביקשו=past.3pl,בקשו=past.3pl,אבקש=future.1sg,תבקש=future.2sg.m,תבקשי=future.2sg.f,יבקש=future.3sg.m,תבקש=future.3sg.f,נבקש=future.1pl,תבקשו=future.2pl.m,יבקשו=future.3pl.m,בקש=imperative.sg.m,בקשי=imperative.sg.f,בקשו=imperative.pl.m
(он) получает|מקבל,מקבלת=feminine,לקבל=infinitive,מקבל=present.sg.m,מקבלת=present.sg.f,מקבלים=present.pl.m,מקבלות=present.pl.f,קיבלתי=past.1sg,קבלתי=past.1sg,קיבלת=past.2sg.m,קבלת=past.2sg.m,קיבלת=past.2sg.f,קבלת=past.2sg.f,קיבל=past.3sg.m,קבל=past.3sg.m,קיבלה=past.3sg.f,קבלה=past.3sg.f,קיבלנו=past.1pl,קבלנו=past.1pl,קיבלתם=past.2pl.m,קבלתם=past.2pl.m,קיבלו=past.3pl,קבלו=past.3pl,אקבל=future.1sg,תקבל=future.2sg.m,תקבלי=future.2sg.f,יקבל=future.3sg.m,תקבל=future.3sg.f,נקבל=future.1pl,תקבלו=future.2pl.m,יקבלו=future.3pl.m,קבל=imperative.sg.m,קבלי=imperative.sg.f,קבלו=imperative.pl.m
(он) ищет|מחפש,מחפשת=feminine,לחפש=infinitive,מחפש=present.sg.m,מחפשת=present.sg.f,מחפשים=present.pl.m,מחפשות=present.pl.f,חיפשתי=past.1sg,חפשתי=past.1sg,חיפשת=past.2sg.m,חפשת=past.2sg.m,חיפשת=past.2sg.f,חפשת=past.2sg.f,חיפש=past.3sg.m,חפש=past.3sg.m,חיפשה=past.3sg.f,חפשה=past.3sg.f,חיפשנו=past.1pl,חפשנו=past.1pl,חיפשתם=past.2pl.m,חפשתם=past.2pl.m,חיפשו=past.3pl,חפשו=past.3pl,אחפש=future.1sg,תחפש=future.2sg.m,תחפשי=future.2sg.f,יחפש=future.3sg.m,תחפש=future.3sg.f,נחפש=future.1pl,תחפשו=future.2pl.m,יחפשו=future.3pl.m,חפש=imperative.sg.m,חפשי=imperative.sg.f,חפשו=imperative.pl.m
(он) ждёт|מחכה,מחכה=feminine,לחכות=infinitive,מחכה=present.sg.m,מחכה=present.sg.f,מחכים=present.pl.m,מחכות=present.pl.f,חיכיתי=past.1sg,חכיתי=past.1sg,חיכית=past.2sg.m,חכית=past.2sg.m,חיכית=past.2sg.f,חכית=past.2sg.f,חיכה=past.3sg.m,חכה=past.3sg.m,חיכתה=past.3sg.f,חכתה=past.3sg.f,חיכינו=past.1pl,חכינו=past.1pl,חיכיתם=past.2pl.m,חכיתם=past.2pl.m,חיכו=past.3pl,חכו=past.3pl,אחכה=future.1sg,תחכה=future.2sg.m,תחכי=future.2sg.f,יחכה=future.3sg.m,תחכה=future.3sg.f,נחכה=future.1pl,תחכו=future.2pl.m,יחכו=future.3pl.m,חכה=imperative.sg.m,חכי=imperative.sg.f,חכו=imperative.pl.m
(он) пробует, пытается|מנסה,מנסה=feminine,לנסות=infinitive,מנסה=present.sg.m,מנסה=present.sg.f,מנסים=present.pl.m,מנסות=present.pl.f,ניסיתי=past.1sg,נסיתי=past.1sg,ניסית=past.2sg.m,נסית=past.2sg.m,ניסית=past.2sg.f,נסית=past.2sg.f,ניסה=past.3sg.m,נסה=past.3sg.m,ניסתה=past.3sg.f,נסתה=past.3sg.f,ניסינו=past.1pl,נסינו=past.1pl,ניסיתם=past.2pl.m,נסיתם=past.2pl.m,ניסו=past.3pl,נסו=past.3pl,אנסה=future.1sg,תנסה=future.2sg.m,תנסי=future.2sg.f,ינסה=future.3sg.m,תנסה=future.3sg.f,ננסה=future.1pl,תנסו=future.2pl.m,ינסו=future.3pl.m,נסה=imperative.sg.m,נסי=imperative.sg.f,נסו=imperative.pl.m
(он) гуляет, путешествует|מטייל,מטיילת=feminine,לטייל=infinitive,לטיל=infinitive,מטייל=present.sg.m,מטיל=present.sg.m,מטיילת=present.sg.f,מטילת=present.sg.f,מטיילים=present.pl.m,מטילים=present.pl.m,מטיילות=present.pl.f,מטילות=present.pl.f,טיילתי=past.1sg,טילתי=past.1sg,טיילת=past.2sg.m,טילת=past.2sg.m,טיילת=past.2sg.f,טילת=past.2sg.f,טייל=past.3sg.m,טיל=past.3sg.m,טיילה=past.3sg.f,טילה=past.3sg.f,טיילנו=past.1pl,טילנו=past.1pl,טיילתם=past.2pl.m,טילתם=past.2pl.m,טיילו=past.3pl,טילו=past.3pl,אטייל=future.1sg,אטיל=future.1sg,תטייל=future.2sg.m,תטיל=future.2sg.m,תטיילי=future.2sg.f,תטילי=future.2sg.f,יטייל=future.3sg.m,יטיל=future.3sg.m,תטייל=future.3sg.f,תטיל=future.3sg.f,נטייל=future.1pl,נטיל=future.1pl,תטיילו=future.2pl.m,תטילו=future.2pl.m,יטיילו=future.3pl.m,יטילו=future.3pl.m,טייל=imperative.sg.m,טיל=imperative.sg.m,טיילי=imperative.sg.f,טילי=imperative.sg.f,טיילו=imperative.pl.m,טילו=imperative.pl.m
(он) готовит еду|מבשל,מבשלת=feminine,לבשל=infinitive,מבשל=present.sg.m,מבשלת=present.sg.f,מבשלים=present.pl.m,מבשלות=present.pl.f,בישלתי=past.1sg,בשלתי=past.1sg,בישלת=past.2sg.m,בשלת=past.2sg.m,בישלת=past.2sg.f,בשלת=past.2sg.f,בישל=past.3sg.m,בשל=past.3sg.m,בישלה=past.3sg.f,בשלה=past.3sg.f,בישלנו=past.1pl,בשלנו=past.1pl,בישלתם=past.2pl.m,בשלתם=past.2pl.m,בישלו=past.3pl,בשלו=past.3pl,אבשל=future.1sg,תבשל=future.2sg.m,תבשלי=future.2sg.f,יבשל=future.3sg.m,תבשל=future.3sg.f,נבשל=future.1pl,תבשלו=future.2pl.m,יבשלו=future.3pl.m,בשל=imperative.sg.m,בשלי=imperative.sg.f,בשלו=imperative.pl.m
(он) убирает, чистит|מנקה,מנקה=feminine,לנקות=infinitive,מנקה=present.sg.m,מנקה=present.sg.f,מנקים=present.pl.m,מנקות=present.pl.f,ניקיתי=past.1sg,נקיתי=past.1sg,ניקית=past.2sg.m,נקית=past.2sg.m,ניקית=past.2sg.f,נקית=past.2sg.f,ניקה=past.3sg.m,נקה=past.3sg.m,ניקתה=past.3sg.f,נקתה=past.3sg.f,ניקינו=past.1pl,נקינו=past.1pl,ניקיתם=past.2pl.m,נקיתם=past.2pl.m,ניקו=past.3pl,נקו=past.3pl,אנקה=future.1sg,תנקה=future.2sg.m,תנקי=future.2sg.f,ינקה=future.3sg.m,תנקה=future.3sg.f,ננקה=future.1pl,תנקו=future.2pl.m,ינקו=future.3pl.m,נקה=imperative.sg.m,נקי=imperative.sg.f,נקו=imperative.pl.m
играть / сыграть|לשחק,לשחק=infinitive,משחק=present.sg.m,משחקת=present.sg.f,משחקים=present.pl.m,משחקות=present.pl.f,שיחקתי=past.1sg,שחקתי=past.1sg,שיחקת=past.2sg.m,שחקת=past.2sg.m,שיחקת=past.2sg.f,שחקת=past.2sg.f,שיחק=past.3sg.m,שחק=past.3sg.m,שיחקה=past.3sg.f,שחקה=past.3sg.f,שיחקנו=past.1pl,שחקנו=past.1pl,שיחקתם=past.2pl.m,שחקתם=past.2pl.m,שיחקו=past.3pl,שחקו=past.3pl,אשחק=future.1sg,תשחק=future.2sg.m,תשחקי=future.2sg.f,ישחק=future.3sg.m,תשחק=future.3sg.f,נשחק=future.1pl,תשחקו=future.2pl.m,ישחקו=future.3pl.m,שחק=imperative.sg.m,שחקי=imperative.sg.f,שחקו=imperative.pl.m
менять / изменить|לשנות,לשנות=infinitive,משנה=present.sg.m,משנה=present.sg.f,משנים=present.pl.m,משנות=present.pl.f,שיניתי=past.1sg,שניתי=past.1sg,שינית=past.2sg.m,שנית=past.2sg.m,שינית=past.2sg.f,שנית=past.2sg.f,שינה=past.3sg.m,שנה=past.3sg.m,שינתה=past.3sg.f,שנתה=past.3sg.f,שינינו=past.1pl,שנינו=past.1pl,שיניתם=past.2pl.m,שניתם=past.2pl.m,שינו=past.3pl,שנו=past.3pl,אשנה=future.1sg,תשנה=future.2sg.m,תשני=future.2sg.f,ישנה=future.3sg.m,תשנה=future.3sg.f,נשנה=future.1pl,תשנו=future.2pl.m,ישנו=future.3pl.m,שנה=imperative.sg.m,שני=imperative.sg.f,שנו=imperative.pl.m
чинить / починить|לתקן,לתקן=infinitive,מתקן=present.sg.m,מתקנת=present.sg.f,מתקנים=present.pl.m,מתקנות=present.pl.f,תיקנתי=past.1sg,תקנתי=past.1sg,תיקנת=past.2sg.m,תקנת=past.2sg.m,תיקנת=past.2sg.f,תקנת=past.2sg.f,תיקן=past.3sg.m,תקן=past.3sg.m,תיקנה=past.3sg.f,תקנה=past.3sg.f,תיקנו=past.1pl,תקנו=past.1pl,תיקנתם=past.2pl.m,תקנתם=past.2pl.m,תיקנו=past.3pl,תקנו=past.3pl,אתקן=future.1sg,תתקן=future.2sg.m,תתקני=future.2sg.f,יתקן=future.3sg.m,תתקן=future.3sg.f,נתקן=future.1pl,תתקנו=future.2pl.m,יתקנו=future.3pl.m,תקן=imperative.sg.m,תקני=imperative.sg.f,תקנו=imperative.pl.m
заботиться / позаботиться, лечить|לטפל,לטפל=infinitive,מטפל=present.sg.m,מטפלת=present.sg.f,מטפלים=present.pl.m,מטפלות=present.pl.f,טיפלתי=past.1sg,טפלתי=past.1sg,טיפלת=past.2sg.m,טפלת=past.2sg.m,טיפלת=past.2sg.f,טפלת=past.2sg.f,טיפל=past.3sg.m,טפל=past.3sg.m,טיפלה=past.3sg.f,טפלה=past.3sg.f,טיפלנו=past.1pl,טפלנו=past.1pl,טיפלתם=past.2pl.m,טפלתם=past.2pl.m,טיפלו=past.3pl,טפלו=past.3pl,אטפל=future.1sg,תטפל=future.2sg.m,תטפלי=future.2sg.f,יטפל=future.3sg.m,תטפל=future.3sg.f,נטפל=future.1pl,תטפלו=future.2pl.m,יטפלו=future.3pl.m,טפל=imperative.sg.m,טפלי=imperative.sg.f,טפלו=imperative.pl.m
надеяться|לקוות,לקוות=infinitive,מקווה=present.sg.m,מקוה=present.sg.m,מקווה=present.sg.f,מקוה=present.sg.f,מקווים=present.pl.m,מקוים=present.pl.m,מקוות=present.pl.f,קיוויתי=past.1sg,קויתי=past.1sg,קיווית=past.2sg.m,קוית=past.2sg.m,קיווית=past.2sg.f,קוית=past.2sg.f,קיווה=past.3sg.m,קוה=past.3sg.m,קיוותה=past.3sg.f,קותה=past.3sg.f,קיווינו=past.1pl,קוינו=past.1pl,קיוויתם=past.2pl.m,קויתם=past.2pl.m,קיוו=past.3pl,קוו=past.3pl,אקווה=future.1sg,אקוה=future.1sg,תקווה=future.2sg.m,תקוה=future.2sg.m,תקווי=future.2sg.f,תקוי=future.2sg.f,יקווה=future.3sg.m,יקוה=future.3sg.m,תקווה=future.3sg.f,תקוה=future.3sg.f,נקווה=future.1pl,נקוה=future.1pl,תקוו=future.2pl.m,יקוו=future.3pl.m,קווה=imperative.sg.m,קוה=imperative.sg.m,קווי=imperative.sg.f,קוי=imperative.sg.f,קוו=imperative.pl.m
фотографировать / сфотографировать|לצלם,לצלם=infinitive,מצלם=present.sg.m,מצלמת=present.sg.f,מצלמים=present.pl.m,מצלמות=present.pl.f,צילמתי=past.1sg,צלמתי=past.1sg,צילמת=past.2sg.m,צלמת=past.2sg.m,צילמת=past.2sg.f,צלמת=past.2sg.f,צילם=past.3sg.m,צלם=past.3sg.m,צילמה=past.3sg.f,צלמה=past.3sg.f,צילמנו=past.1pl,צלמנו=past.1pl,צילמתם=past.2pl.m,צלמתם=past.2pl.m,צילמו=past.3pl,צלמו=past.3pl,אצלם=future.1sg,תצלם=future.2sg.m,תצלמי=future.2sg.f,יצלם=future.3sg.m,תצלם=future.3sg.f,נצלם=future.1pl,תצלמו=future.2pl.m,יצלמו=future.3pl.m,צלם=imperative.sg.m,צלמי=imperative.sg.f,צלמו=imperative.pl.m
учить, обучать / научить|ללמד,ללמד=infinitive,מלמד=present.sg.m,מלמדת=present.sg.f,מלמדים=present.pl.m,מלמדות=present.pl.f,לימדתי=past.1sg,למדתי=past.1sg,לימדת=past.2sg.m,למדת=past.2sg.m,לימדת=past.2sg.f,למדת=past.2sg.f,לימד=past.3sg.m,למד=past.3sg.m,לימדה=past.3sg.f,למדה=past.3sg.f,לימדנו=past.1pl,למדנו=past.1pl,לימדתם=past.2pl.m,למדתם=past.2pl.m,לימדו=past.3pl,למדו=past.3pl,אלמד=future.1sg,תלמד=future.2sg.m,תלמדי=future.2sg.f,ילמד=future.3sg.m,תלמד=future.3sg.f,נלמד=future.1pl,תלמדו=future.2pl.m,ילמדו=future.3pl.m,למד=imperative.sg.m,למדי=imperative.sg.f,למדו=imperative.pl.m
навещать / навестить|לבקר,לבקר=infinitive,מבקר=present.sg.m,מבקרת=present.sg.f,מבקרים=present.pl.m,מבקרות=present.pl.f,ביקרתי=past.1sg,בקרתי=past.1sg,ביקרת=past.2sg.m,בקרת=past.2sg.m,ביקרת=past.2sg.f,בקרת=past.2sg.f,ביקר=past.3sg.m,בקר=past.3sg.m,ביקרה=past.3sg.f,בקרה=past.3sg.f,ביקרנו=past.1pl,בקרנו=past.1pl,ביקרתם=past.2pl.m,בקרתם=past.2pl.m,ביקרו=past.3pl,בקרו=past.3pl,אבקר=future.1sg,תבקר=future.2sg.m,תבקרי=future.2sg.f,יבקר=future.3sg.m,תבקר=future.3sg.f,נבקר=future.1pl,תבקרו=future.2pl.m,יבקרו=future.3pl.m,בקר=imperative.sg.m,בקרי=imperative.sg.f,בקרו=imperative.pl.m
играть / сыграть (музыку)|לנגן,לנגן=infinitive,מנגן=present.sg.m,מנגנת=present.sg.f,מנגנים=present.pl.m,מנגנות=present.pl.f,ניגנתי=past.1sg,נגנתי=past.1sg,ניגנת=past.2sg.m,נגנת=past.2sg.m,ניגנת=past.2sg.f,נגנת=past.2sg.f,ניגן=past.3sg.m,נגן=past.3sg.m,ניגנה=past.3sg.f,נגנה=past.3sg.f,ניגנו=past.1pl,נגנו=past.1pl,ניגנתם=past.2pl.m,נגנתם=past.2pl.m,ניגנו=past.3pl,נגנו=past.3pl,אנגן=future.1sg,תנגן=future.2sg.m,תנגני=future.2sg.f,ינגן=future.3sg.m,תנגן=future.3sg.f,ננגן=future.1pl,תנגנו=future.2pl.m,ינגנו=future.3pl.m,נגן=imperative.sg.m,נגני=imperative.sg.f,נגנו=imperative.pl.m
игра|משחק,משחקים=plural
(он) начинает|מתחיל,מתחילה=feminine,להתחיל=infinitive,מתחיל=present.sg.m,מתחילה=present.sg.f,מתחילים=present.pl.m,מתחילות=present.pl.f,התחלתי=past.1sg,התחלת=past.2sg.m,התחלת=past.2sg.f,התחיל=past.3sg.m,התחילה=past.3sg.f,התחלנו=past.1pl,התחלתם=past.2pl.m,התחילו=past.3pl,אתחיל=future.1sg,תתחיל=future.2sg.m,תתחילי=future.2sg.f,יתחיל=future.3sg.m,תתחיל=future.3sg.f,נתחיל=future.1pl,תתחילו=future.2pl.m,יתחילו=future.3pl.m,התחל=imperative.sg.m,התחילי=imperative.sg.f,התחילו=imperative.pl.m
(он) понимает|מבין,מבינה=feminine,להבין=infinitive,מבין=present.sg.m,מבינה=present.sg.f,מבינים=present.pl.m,מבינות=present.pl.f,הבנתי=past.1sg,הבנת=past.2sg.m,הבנת=past.2sg.f,הבין=past.3sg.m,הבינה=past.3sg.f,הבנו=past.1pl,הבנתם=past.2pl.m,הבינו=past.3pl,אבין=future.1sg,תבין=future.2sg.m,תביני=future.2sg.f,יבין=future.3sg.m,תבין=future.3sg.f,נבין=future.1pl,תבינו=future.2pl.m,יבינו=future.3pl.m,הבן=imperative.sg.m,הביני=imperative.sg.f,הבינו=imperative.pl.m
(он) приглашает|מזמין,מזמינה=feminine,להזמין=infinitive,מזמין=present.sg.m,מזמינה=present.sg.f,מזמינים=present.pl.m,מזמינות=present.pl.f,הזמנתי=past.1sg,הזמנת=past.2sg.m,הזמנת=past.2sg.f,הזמין=past.3sg.m,הזמינה=past.3sg.f,הזמנו=past.1pl,הזמנתם=past.2pl.m,הזמינו=past.3pl,אזמין=future.1sg,תזמין=future.2sg.m,תזמיני=future.2sg.f,יזמין=future.3sg.m,תזמין=future.3sg.f,נזמין=future.1pl,תזמינו=future.2pl.m,יזמינו=future.3pl.m,הזמן=imperative.sg.m,הזמיני=imperative.sg.f,הזמינו=imperative.pl.m
(он) чувствует|מרגיש,מרגישה=feminine,להרגיש=infinitive,מרגיש=present.sg.m,מרגישה=present.sg.f,מרגישים=present.pl.m,מרגישות=present.pl.f,הרגשתי=past.1sg,הרגשת=past.2sg.m,הרגשת=past.2sg.f,הרגיש=past.3sg.m,הרגישה=past.3sg.f,הרגשנו=past.1pl,הרגשתם=past.2pl.m,הרגישו=past.3pl,ארגיש=future.1sg,תרגיש=future.2sg.m,תרגישי=future.2sg.f,ירגיש=future.3sg.m,תרגיש=future.3sg.f,נרגיש=future.1pl,תרגישו=future.2pl.m,ירגישו=future.3pl.m,הרגש=imperative.sg.m,הרגישי=imperative.sg.f,הרגישו=imperative.pl.m
(он) объясняет|מסביר,מסבירה=feminine,להסביר=infinitive,מסביר=present.sg.m,מסבירה=present.sg.f,מסבירים=present.pl.m,מסבירות=present.pl.f,הסברתי=past.1sg,הסברת=past.2sg.m,הסברת=past.2sg.f,הסביר=past.3sg.m,הסבירה=past.3sg.f,הסברנו=past.1pl,הסברתם=past.2pl.m,הסבירו=past.3pl,אסביר=future.1sg,תסביר=future.2sg.m,תסבירי=future.2sg.f,יסביר=future.3sg.m,תסביר=future.3sg.f,נסביר=future.1pl,תסבירו=future.2pl.m,יסבירו=future.3pl.m,הסבר=imperative.sg.m,הסבירי=imperative.sg.f,הסבירו=imperative.pl.m
(он) приносит|מביא,מביאה=feminine,להביא=infinitive,מביא=present.sg.m,מביאה=present.sg.f,מביאים=present.pl.m,מביאות=present.pl.f,הבאתי=past.1sg,הבאת=past.2sg.m,הבאת=past.2sg.f,הביא=past.3sg.m,הביאה=past.3sg.f,הבאנו=past.1pl,הבאתם=past.2pl.m,הביאו=past.3pl,אביא=future.1sg,תביא=future.2sg.m,תביאי=future.2sg.f,יביא=future.3sg.m,תביא=future.3sg.f,נביא=future.1pl,תביאו=future.2pl.m,יביאו=future.3pl.m,הבא=imperative.sg.m,הביאי=imperative.sg.f,הביאו=imperative.pl.m
(он) одевается|מתלבש,מתלבשת=feminine,להתלבש=infinitive,מתלבש=present.sg.m,מתלבשת=present.sg.f,מתלבשים=present.pl.m,מתלבשות=present.pl.f,התלבשתי=past.1sg,התלבשת=past.2sg.m,התלבשת=past.2sg.f,התלבש=past.3sg.m,התלבשה=past.3sg.f,התלבשנו=past.1pl,התלבשתם=past.2pl.m,התלבשו=past.3pl,אתלבש=future.1sg,תתלבש=future.2sg.m,תתלבשי=future.2sg.f,יתלבש=future.3sg.m,תתלבש=future.3sg.f,נתלבש=future.1pl,תתלבשו=future.2pl.m,יתלבשו=future.3pl.m,התלבש=imperative.sg.m,התלבשי=imperative.sg.f,התלבשו=imperative.pl.m
(он) звонит|מתקשר,מתקשרת=feminine,להתקשר=infinitive,מתקשר=present.sg.m,מתקשרת=present.sg.f,מתקשרים=present.pl.m,מתקשרות=present.pl.f,התקשרתי=past.1sg,התקשרת=past.2sg.m,התקשרת=past.2sg.f,התקשר=past.3sg.m,התקשרה=past.3sg.f,התקשרנו=past.1pl,התקשרתם=past.2pl.m,התקשרו=past.3pl,אתקשר=future.1sg,תתקשר=future.2sg.m,תתקשרי=future.2sg.f,יתקשר=future.3sg.m,תתקשר=future.3sg.f,נתקשר=future.1pl,תתקשרו=future.2pl.m,יתקשרו=future.3pl.m,התקשר=imperative.sg.m,התקשרי=imperative.sg.f,התקשרו=imperative.pl.m
(он) смотрит|מסתכל,מסתכלת=feminine,להסתכל=infinitive,מסתכל=present.sg.m,מסתכלת=present.sg.f,מסתכלים=present.pl.m,מסתכלות=present.pl.f,הסתכלתי=past.1sg,הסתכלת=past.2sg.m,הסתכלת=past.2sg.f,הסתכל=past.3sg.m,הסתכלה=past.3sg.f,הסתכלנו=past.1pl,הסתכלתם=past.2pl.m,הסתכלו=past.3pl,אסתכל=future.1sg,תסתכל=future.2sg.m,תסתכלי=future.2sg.f,יסתכל=future.3sg.m,תסתכל=future.3sg.f,נסתכל=future.1pl,תסתכלו=future.2pl.m,יסתכלו=future.3pl.m,הסתכל=imperative.sg.m,הסתכלי=imperative.sg.f,הסתכלו=imperative.pl.m
(он) пользуется|משתמש,משתמשת=feminine,להשתמש=infinitive,משתמש=present.sg.m,משתמשת=present.sg.f,משתמשים=present.pl.m,משתמשות=present.pl.f,השתמשתי=past.1sg,השתמשת=past.2sg.m,השתמשת=past.2sg.f,השתמש=past.3sg.m,השתמשה=past.3sg.f,השתמשנו=past.1pl,השתמשתם=past.2pl.m,השתמשו=past.3pl,אשתמש=future.1sg,תשתמש=future.2sg.m,תשתמשי=future.2sg.f,ישתמש=future.3sg.m,תשתמש=future.3sg.f,נשתמש=future.1pl,תשתמשו=future.2pl.m,ישתמשו=future.3pl.m,השתמש=imperative.sg.m,השתמשי=imperative.sg.f,השתמשו=imperative.pl.m
прибывать / прибыть|להגיע,להגיע=infinitive,מגיע=present.sg.m,מגיעה=present.sg.f,מגיעים=present.pl.m,מגיעות=present.pl.f,הגעתי=past.1sg,הגעת=past.2sg.m,הגעת=past.2sg.f,הגיע=past.3sg.m,הגיעה=past.3sg.f,הגענו=past.1pl,הגעתם=past.2pl.m,הגיעו=past.3pl,אגיע=future.1sg,תגיע=future.2sg.m,תגיעי=future.2sg.f,יגיע=future.3sg.m,תגיע=future.3sg.f,נגיע=future.1pl,תגיעו=future.2pl.m,יגיעו=future.3pl.m,הגע=imperative.sg.m,הגיעי=imperative.sg.f,הגיעו=imperative.pl.m
преуспевать / суметь|להצליח,להצליח=infinitive,מצליח=present.sg.m,מצליחה=present.sg.f,מצליחים=present.pl.m,מצליחות=present.pl.f,הצלחתי=past.1sg,הצלחת=past.2sg.m,הצלחת=past.2sg.f,הצליח=past.3sg.m,הצליחה=past.3sg.f,הצלחנו=past.1pl,הצלחתם=past.2pl.m,הצליחו=past.3pl,אצליח=future.1sg,תצליח=future.2sg.m,תצליחי=future.2sg.f,יצליח=future.3sg.m,תצליח=future.3sg.f,נצליח=future.1pl,תצליחו=future.2pl.m,יצליחו=future.3pl.m,הצלח=imperative.sg.m,הצליחי=imperative.sg.f,הצליחו=imperative.pl.m
решать / решить|להחליט,להחליט=infinitive,מחליט=present.sg.m,מחליטה=present.sg.f,מחליטים=present.pl.m,מחליטות=present.pl.f,החלטתי=past.1sg,החלטת=past.2sg.m,החלטת=past.2sg.f,החליט=past.3sg.m,החליטה=past.3sg.f,החלטנו=past.1pl,החלטתם=past.2pl.m,החליטו=past.3pl,אחליט=future.1sg,תחליט=future.2sg.m,תחליטי=future.2sg.f,יחליט=future.3sg.m,תחליט=future.3sg.f,נחליט=future.1pl,תחליטו=future.2pl.m,יחליטו=future.3pl.m,החלט=imperative.sg.m,החליטי=imperative.sg.f,החליטו=imperative.pl.m
верить / поверить|להאמין,להאמין=infinitive,מאמין=present.sg.m,מאמינה=present.sg.f,מאמינים=present.pl.m,מאמינות=present.pl.f,האמנתי=past.1sg,האמנת=past.2sg.m,האמנת=past.2sg.f,האמין=past.3sg.m,האמינה=past.3sg.f,האמנו=past.1pl,האמנתם=past.2pl.m,האמינו=past.3pl,אאמין=future.1sg,תאמין=future.2sg.m,תאמיני=future.2sg.f,יאמין=future.3sg.m,תאמין=future.3sg.f,נאמין=future.1pl,תאמינו=future.2pl.m,יאמינו=future.3pl.m,האמן=imperative.sg.m,האמיני=imperative.sg.f,האמינו=imperative.pl.m
показывать / показать|להראות,להראות=infinitive,מראה=present.sg.m,מראה=present.sg.f,מראים=present.pl.m,מראות=present.pl.f,הראיתי=past.1sg,הראית=past.2sg.m,הראית=past.2sg.f,הראה=past.3sg.m,הראתה=past.3sg.f,הראינו=past.1pl,הראיתם=past.2pl.m,הראו=past.3pl,אראה=future.1sg,תראה=future.2sg.m,תראי=future.2sg.f,יראה=future.3sg.m,תראה=future.3sg.f,נראה=future.1pl,תראו=future.2pl.m,יראו=future.3pl.m,הראה=imperative.sg.m,הראי=imperative.sg.f,הראו=imperative.pl.m
вынимать / вынуть|להוציא,להוציא=infinitive,מוציא=present.sg.m,מוציאה=present.sg.f,מוציאים=present.pl.m,מוציאות=present.pl.f,הוצאתי=past.1sg,הוצאת=past.2sg.m,הוצאת=past.2sg.f,הוציא=past.3sg.m,הוציאה=past.3sg.f,הוצאנו=past.1pl,הוצאתם=past.2pl.m,הוציאו=past.3pl,אוציא=future.1sg,תוציא=future.2sg.m,תוציאי=future.2sg.f,יוציא=future.3sg.m,תוציא=future.3sg.f,נוציא=future.1pl,תוציאו=future.2pl.m,יוציאו=future.3pl.m,הוצא=imperative.sg.m,הוציאי=imperative.sg.f,הוציאו=imperative.pl.m
наконец-то|סוף_סוף
спускать / спустить, снять|להוריד,להוריד=infinitive,מוריד=present.sg.m,מורידה=present.sg.f,מורידים=present.pl.m,מורידות=present.pl.f,הורדתי=past.1sg,הורדת=past.2sg.m,הורדת=past.2sg.f,הוריד=past.3sg.m,הורידה=past.3sg.f,הורדנו=past.1pl,הורדתם=past.2pl.m,הורידו=past.3pl,אוריד=future.1sg,תוריד=future.2sg.m,תורידי=future.2sg.f,יוריד=future.3sg.m,תוריד=future.3sg.f,נוריד=future.1pl,תורידו=future.2pl.m,יורידו=future.3pl.m,הורד=imperative.sg.m,הורידי=imperative.sg.f,הורידו=imperative.pl.m
оставлять / оставить|להשאיר,להשאיר=infinitive,משאיר=present.sg.m,משאירה=present.sg.f,משאירים=present.pl.m,משאירות=present.pl.f,השארתי=past.1sg,השארת=past.2sg.m,השארת=past.2sg.f,השאיר=past.3sg.m,השאירה=past.3sg.f,השארנו=past.1pl,השארתם=past.2pl.m,השאירו=past.3pl,אשאיר=future.1sg,תשאיר=future.2sg.m,תשאירי=future.2sg.f,ישאיר=future.3sg.m,תשאיר=future.3sg.f,נשאיר=future.1pl,תשאירו=future.2pl.m,ישאירו=future.3pl.m,השאר=imperative.sg.m,השאירי=imperative.sg.f,השאירו=imperative.pl.m
возвращать / вернуть|להחזיר,להחזיר=infinitive,מחזיר=present.sg.m,מחזירה=present.sg.f,מחזירים=present.pl.m,מחזירות=present.pl.f,החזרתי=past.1sg,החזרת=past.2sg.m,החזרת=past.2sg.f,החזיר=past.3sg.m,החזירה=past.3sg.f,החזרנו=past.1pl,החזרתם=past.2pl.m,החזירו=past.3pl,אחזיר=future.1sg,תחזיר=future.2sg.m,תחזירי=future.2sg.f,יחזיר=future.3sg.m,תחזיר=future.3sg.f,נחזיר=future.1pl,תחזירו=future.2pl.m,יחזירו=future.3pl.m,החזר=imperative.sg.m,החזירי=imperative.sg.f,החזירו=imperative.pl.m
скучать / соскучиться|להתגעגע,להתגעגע=infinitive,מתגעגע=present.sg.m,מתגעגעת=present.sg.f,מתגעגעים=present.pl.m,מתגעגעות=present.pl.f,התגעגעתי=past.1sg,התגעגעת=past.2sg.m,התגעגעת=past.2sg.f,התגעגע=past.3sg.m,התגעגעה=past.3sg.f,התגעגענו=past.1pl,התגעגעתם=past.2pl.m,התגעגעו=past.3pl,אתגעגע=future.1sg,תתגעגע=future.2sg.m,תתגעגעי=future.2sg.f,יתגעגע=future.3sg.m,תתגעגע=future.3sg.f,נתגעגע=future.1pl,תתגעגעו=future.2pl.m,יתגעגעו=future.3pl.m,התגעגע=imperative.sg.m,התגעגעי=imperative.sg.f,התגעגעו=imperative.pl.m
устраиваться / устроиться|להסתדר,להסתדר=infinitive,מסתדר=present.sg.m,מסתדרת=present.sg.f,מסתדרים=present.pl.m,מסתדרות=present.pl.f,הסתדרתי=past.1sg,הסתדרת=past.2sg.m,הסתדרת=past.2sg.f,הסתדר=past.3sg.m,הסתדרה=past.3sg.f,הסתדרנו=past.1pl,הסתדרתם=past.2pl.m,הסתדרו=past.3pl,אסתדר=future.1sg,תסתדר=future.2sg.m,תסתדרי=future.2sg.f,יסתדר=future.3sg.m,תסתדר=future.3sg.f,נסתדר=future.1pl,תסתדרו=future.2pl.m,יסתדרו=future.3pl.m,הסתדר=imperative.sg.m,הסתדרי=imperative.sg.f,הסתדרו=imperative.pl.m
стараться / постараться|להשתדל,להשתדל=infinitive,משתדל=present.sg.m,משתדלת=present.sg.f,משתדלים=present.pl.m,משתדלות=present.pl.f,השתדלתי=past.1sg,השתדלת=past.2sg.m,השתדלת=past.2sg.f,השתדל=past.3sg.m,השתדלה=past.3sg.f,השתדלנו=past.1pl,השתדלתם=past.2pl.m,השתדלו=past.3pl,אשתדל=future.1sg,תשתדל=future.2sg.m,תשתדלי=future.2sg.f,ישתדל=future.3sg.m,תשתדל=future.3sg.f,נשתדל=future.1pl,תשתדלו=future.2pl.m,ישתדלו=future.3pl.m,השתדל=imperative.sg.m,השתדלי=imperative.sg.f,השתדלו=imperative.pl.m
привыкать / привыкнуть|להתרגל,להתרגל=infinitive,מתרגל=present.sg.m,מתרגלת=present.sg.f,מתרגלים=present.pl.m,מתרגלות=present.pl.f,התרגלתי=past.1sg,התרגלת=past.2sg.m,התרגלת=past.2sg.f,התרגל=past.3sg.m,התרגלה=past.3sg.f,התרגלנו=past.1pl,התרגלתם=past.2pl.m,התרגלו=past.3pl,אתרגל=future.1sg,תתרגל=future.2sg.m,תתרגלי=future.2sg.f,יתרגל=future.3sg.m,תתרגל=future.3sg.f,נתרגל=future.1pl,תתרגלו=future.2pl.m,יתרגלו=future.3pl.m,התרגל=imperative.sg.m,התרגלי=imperative.sg.f,התרגלו=imperative.pl.m
волноваться / разволноваться|להתרגש,להתרגש=infinitive,מתרגש=present.sg.m,מתרגשת=present.sg.f,מתרגשים=present.pl.m,מתרגשות=present.pl.f,התרגשתי=past.1sg,התרגשת=past.2sg.m,התרגשת=past.2sg.f,התרגש=past.3sg.m,התרגשה=past.3sg.f,התרגשנו=past.1pl,התרגשתם=past.2pl.m,התרגשו=past.3pl,אתרגש=future.1sg,תתרגש=future.2sg.m,תתרגשי=future.2sg.f,יתרגש=future.3sg.m,תתרגש=future.3sg.f,נתרגש=future.1pl,תתרגשו=future.2pl.m,יתרגשו=future.3pl.m,התרגש=imperative.sg.m,התרגשי=imperative.sg.f,התרגשו=imperative.pl.m
связь, контакт|קשר,קשרים=plural
присоединяться / присоединиться|להצטרף,להצטרף=infinitive,מצטרף=present.sg.m,מצטרפת=present.sg.f,מצטרפים=present.pl.m,מצטרפות=present.pl.f,הצטרפתי=past.1sg,הצטרפת=past.2sg.m,הצטרפת=past.2sg.f,הצטרף=past.3sg.m,הצטרפה=past.3sg.f,הצטרפנו=past.1pl,הצטרפתם=past.2pl.m,הצטרפו=past.3pl,אצטרף=future.1sg,תצטרף=future.2sg.m,תצטרפי=future.2sg.f,יצטרף=future.3sg.m,תצטרף=future.3sg.f,נצטרף=future.1pl,תצטרפו=future.2pl.m,יצטרפו=future.3pl.m,הצטרף=imperative.sg.m,הצטרפי=imperative.sg.f,הצטרפו=imperative.pl.m
меняться / измениться|להשתנות,להשתנות=infinitive,משתנה=present.sg.m,משתנה=present.sg.f,משתנים=present.pl.m,משתנות=present.pl.f,השתניתי=past.1sg,השתנית=past.2sg.m,השתנית=past.2sg.f,השתנה=past.3sg.m,השתנתה=past.3sg.f,השתנינו=past.1pl,השתניתם=past.2pl.m,השתנו=past.3pl,אשתנה=future.1sg,תשתנה=future.2sg.m,תשתני=future.2sg.f,ישתנה=future.3sg.m,תשתנה=future.3sg.f,נשתנה=future.1pl,תשתנו=future.2pl.m,ישתנו=future.3pl.m,השתנה=imperative.sg.m,השתני=imperative.sg.f,השתנו=imperative.pl.m
так, вот так|ככה
бороться / справиться с трудностью|להתמודד,להתמודד=infinitive,מתמודד=present.sg.m,מתמודדת=present.sg.f,מתמודדים=present.pl.m,מתמודדות=present.pl.f,התמודדתי=past.1sg,התמודדת=past.2sg.m,התמודדת=past.2sg.f,התמודד=past.3sg.m,התמודדה=past.3sg.f,התמודדנו=past.1pl,התמודדתם=past.2pl.m,התמודדו=past.3pl,אתמודד=future.1sg,תתמודד=future.2sg.m,תתמודדי=future.2sg.f,יתמודד=future.3sg.m,תתמודד=future.3sg.f,נתמודד=future.1pl,תתמודדו=future.2pl.m,יתמודדו=future.3pl.m,התמודד=imperative.sg.m,התמודדי=imperative.sg.f,התמודדו=imperative.pl.m
входить / войти|להיכנס,להיכנס=infinitive,להכנס=infinitive,נכנס=present.sg.m,נכנסת=present.sg.f,נכנסים=present.pl.m,נכנסות=present.pl.f,נכנסתי=past.1sg,נכנסת=past.2sg.m,נכנסת=past.2sg.f,נכנס=past.3sg.m,נכנסה=past.3sg.f,נכנסנו=past.1pl,נכנסתם=past.2pl.m,נכנסו=past.3pl,אכנס=future.1sg,תיכנס=future.2sg.m,תכנס=future.2sg.m,תיכנסי=future.2sg.f,תכנסי=future.2sg.f,ייכנס=future.3sg.m,יכנס=future.3sg.m,תיכנס=future.3sg.f,תכנס=future.3sg.f,ניכנס=future.1pl,נכנס=future.1pl,תיכנסו=future.2pl.m,תכנסו=future.2pl.m,ייכנסו=future.3pl.m,יכנסו=future.3pl.m,היכנס=imperative.sg.m,הכנס=imperative.sg.m,היכנסי=imperative.sg.f,הכנסי=imperative.sg.f,היכנסו=imperative.pl.m,הכנסו=imperative.pl.m
оставаться / остаться|להישאר,להישאר=infinitive,להשאר=infinitive,נשאר=present.sg.m,נשארת=present.sg.f,נשארים=present.pl.m,נשארות=present.pl.f,נשארתי=past.1sg,נשארת=past.2sg.m,נשארת=past.2sg.f,נשאר=past.3sg.m,נשארה=past.3sg.f,נשארנו=past.1pl,נשארתם=past.2pl.m,נשארו=past.3pl,אשאר=future.1sg,תישאר=future.2sg.m,תשאר=future.2sg.m,תישארי=future.2sg.f,תשארי=future.2sg.f,יישאר=future.3sg.m,ישאר=future.3sg.m,תישאר=future.3sg.f,תשאר=future.3sg.f,נישאר=future.1pl,נשאר=future.1pl,תישארו=future.2pl.m,תשארו=future.2pl.m,יישארו=future.3pl.m,ישארו=future.3pl.m,הישאר=imperative.sg.m,השאר=imperative.sg.m,הישארי=imperative.sg.f,השארי=imperative.sg.f,הישארו=imperative.pl.m,השארו=imperative.pl.m
встречаться / встретиться|להיפגש,להיפגש=infinitive,להפגש=infinitive,נפגש=present.sg.m,נפגשת=present.sg.f,נפגשים=present.pl.m,נפגשות=present.pl.f,נפגשתי=past.1sg,נפגשת=past.2sg.m,נפגשת=past.2sg.f,נפגש=past.3sg.m,נפגשה=past.3sg.f,נפגשנו=past.1pl,נפגשתם=past.2pl.m,נפגשו=past.3pl,אפגש=future.1sg,תיפגש=future.2sg.m,תפגש=future.2sg.m,תיפגשי=future.2sg.f,תפגשי=future.2sg.f,ייפגש=future.3sg.m,יפגש=future.3sg.m,תיפגש=future.3sg.f,תפגש=future.3sg.f,ניפגש=future.1pl,נפגש=future.1pl,תיפגשו=future.2pl.m,תפגשו=future.2pl.m,ייפגשו=future.3pl.m,יפגשו=future.3pl.m,היפגש=imperative.sg.m,הפגש=imperative.sg.m,היפגשי=imperative.sg.f,הפגשי=imperative.sg.f,היפגשו=imperative.pl.m,הפגשו=imperative.pl.m
остерегаться / остеречься|להיזהר,להיזהר=infinitive,להזהר=infinitive,נזהר=present.sg.m,נזהרת=present.sg.f,נזהרים=present.pl.m,נזהרות=present.pl.f,נזהרתי=past.1sg,נזהרת=past.2sg.m,נזהרת=past.2sg.f,נזהר=past.3sg.m,נזהרה=past.3sg.f,נזהרנו=past.1pl,נזהרתם=past.2pl.m,נזהרו=past.3pl,אזהר=future.1sg,תיזהר=future.2sg.m,תזהר=future.2sg.m,תיזהרי=future.2sg.f,תזהרי=future.2sg.f,ייזהר=future.3sg.m,יזהר=future.3sg.m,תיזהר=future.3sg.f,תזהר=future.3sg.f,ניזהר=future.1pl,נזהר=future.1pl,תיזהרו=future.2pl.m,תזהרו=future.2pl.m,ייזהרו=future.3pl.m,יזהרו=future.3pl.m,היזהר=imperative.sg.m,הזהר=imperative.sg.m,היזהרי=imperative.sg.f,הזהרי=imperative.sg.f,היזהרו=imperative.pl.m,הזהרו=imperative.pl.m
заканчиваться / закончиться|להיגמר,להיגמר=infinitive,להגמר=infinitive,נגמר=present.sg.m,נגמרת=present.sg.f,נגמרים=present.pl.m,נגמרות=present.pl.f,נגמרתי=past.1sg,נגמרת=past.2sg.m,נגמרת=past.2sg.f,נגמר=past.3sg.m,נגמרה=past.3sg.f,נגמרנו=past.1pl,נגמרתם=past.2pl.m,נגמרו=past.3pl,אגמר=future.1sg,תיגמר=future.2sg.m,תגמר=future.2sg.m,תיגמרי=future.2sg.f,תגמרי=future.2sg.f,ייגמר=future.3sg.m,יגמר=future.3sg.m,תיגמר=future.3sg.f,תגמר=future.3sg.f,ניגמר=future.1pl,נגמר=future.1pl,תיגמרו=future.2pl.m,תגמרו=future.2pl.m,ייגמרו=future.3pl.m,יגמרו=future.3pl.m,היגמר=imperative.sg.m,הגמר=imperative.sg.m,היגמרי=imperative.sg.f,הגמרי=imperative.sg.f,היגמרו=imperative.pl.m,הגמרו=imperative.pl.m
выглядеть, казаться / показаться|להיראות,להיראות=infinitive,להראות=infinitive,נראה=present.sg.m,נראית=present.sg.f,נראים=present.pl.m,נראות=present.pl.f,נראיתי=past.1sg,נראית=past.2sg.m,נראית=past.2sg.f,נראה=past.3sg.m,נראתה=past.3sg.f,נראינו=past.1pl,נראיתם=past.2pl.m,נראו=past.3pl,איראה=future.1sg,אראה=future.1sg,תיראה=future.2sg.m,תראה=future.2sg.m,תיראי=future.2sg.f,תראי=future.2sg.f,ייראה=future.3sg.m,יראה=future.3sg.m,תיראה=future.3sg.f,תראה=future.3sg.f,ניראה=future.1pl,נראה=future.1pl,תיראו=future.2pl.m,תראו=future.2pl.m,ייראו=future.3pl.m,יראו=future.3pl.m,היראה=imperative.sg.m,הראה=imperative.sg.m,היראי=imperative.sg.f,הראי=imperative.sg.f,היראו=imperative.pl.m,הראו=imperative.pl.m
находиться|להימצא,להימצא=infinitive,להמצא=infinitive,נמצא=present.sg.m,נמצאת=present.sg.f,נמצאים=present.pl.m,נמצאות=present.pl.f,נמצאתי=past.1sg,נמצאת=past.2sg.m,נמצאת=past.2sg.f,נמצא=past.3sg.m,נמצאה=past.3sg.f,נמצאנו=past.1pl,נמצאתם=past.2pl.m,נמצאו=past.3pl,אמצא=future.1sg,תימצא=future.2sg.m,תמצא=future.2sg.m,תימצאי=future.2sg.f,תמצאי=future.2sg.f,יימצא=future.3sg.m,ימצא=future.3sg.m,תימצא=future.3sg.f,תמצא=future.3sg.f,נימצא=future.1pl,נמצא=future.1pl,תימצאו=future.2pl.m,תמצאו=future.2pl.m,יימצאו=future.3pl.m,ימצאו=future.3pl.m,הימצא=imperative.sg.m,המצא=imperative.sg.m,הימצאי=imperative.sg.f,המצאי=imperative.sg.f,הימצאו=imperative.pl.m,המצאו=imperative.pl.m
ломаться / сломаться|להישבר,להישבר=infinitive,להשבר=infinitive,נשבר=present.sg.m,נשברת=present.sg.f,נשברים=present.pl.m,נשברות=present.pl.f,נשברתי=past.1sg,נשברת=past.2sg.m,נשברת=past.2sg.f,נשבר=past.3sg.m,נשברה=past.3sg.f,נשברנו=past.1pl,נשברתם=past.2pl.m,נשברו=past.3pl,אשבר=future.1sg,תישבר=future.2sg.m,תשבר=future.2sg.m,תישברי=future.2sg.f,תשברי=future.2sg.f,יישבר=future.3sg.m,ישבר=future.3sg.m,תישבר=future.3sg.f,תשבר=future.3sg.f,נישבר=future.1pl,נשבר=future.1pl,תישברו=future.2pl.m,תשברו=future.2pl.m,יישברו=future.3pl.m,ישברו=future.3pl.m,הישבר=imperative.sg.m,השבר=imperative.sg.m,הישברי=imperative.sg.f,השברי=imperative.sg.f,הישברו=imperative.pl.m,השברו=imperative.pl.m
исчезать / исчезнуть|להיעלם,להיעלם=infinitive,להעלם=infinitive,נעלם=present.sg.m,נעלמת=present.sg.f,נעלמים=present.pl.m,נעלמות=present.pl.f,נעלמתי=past.1sg,נעלמת=past.2sg.m,נעלמת=past.2sg.f,נעלם=past.3sg.m,נעלמה=past.3sg.f,נעלמנו=past.1pl,נעלמתם=past.2pl.m,נעלמו=past.3pl,איעלם=future.1sg,אעלם=future.1sg,תיעלם=future.2sg.m,תעלם=future.2sg.m,תיעלמי=future.2sg.f,תעלמי=future.2sg.f,ייעלם=future.3sg.m,יעלם=future.3sg.m,תיעלם=future.3sg.f,תעלם=future.3sg.f,ניעלם=future.1pl,נעלם=future.1pl,תיעלמו=future.2pl.m,תעלמו=future.2pl.m,ייעלמו=future.3pl.m,יעלמו=future.3pl.m,היעלם=imperative.sg.m,העלם=imperative.sg.m,היעלמי=imperative.sg.f,העלמי=imperative.sg.f,היעלמו=imperative.pl.m,העלמו=imperative.pl.m
звучать / прозвучать|להישמע,להישמע=infinitive,להשמע=infinitive,נשמע=present.sg.m,נשמעת=present.sg.f,נשמעים=present.pl.m,נשמעות=present.pl.f,נשמעתי=past.1sg,נשמעת=past.2sg.m,נשמעת=past.2sg.f,נשמע=past.3sg.m,נשמעה=past.3sg.f,נשמענו=past.1pl,נשמעתם=past.2pl.m,נשמעו=past.3pl,אשמע=future.1sg,תישמע=future.2sg.m,תשמע=future.2sg.m,תישמעי=future.2sg.f,תשמעי=future.2sg.f,יישמע=future.3sg.m,ישמע=future.3sg.m,תישמע=future.3sg.f,תשמע=future.3sg.f,נישמע=future.1pl,נשמע=future.1pl,תישמעו=future.2pl.m,תשמעו=future.2pl.m,יישמעו=future.3pl.m,ישמעו=future.3pl.m,הישמע=imperative.sg.m,השמע=imperative.sg.m,הישמעי=imperative.sg.f,השמעי=imperative.sg.f,הישמעו=imperative.pl.m,השמעו=imperative.pl.m
магазин|חנות,חנויות=plural
рынок|שוק,שווקים=plural
супермаркет|סופר,סופרים=plural
покупки|קניות
продавец|מוכר,מוכרים=plural,מוכרת=feminine
касса|קופה,קופות=plural
очередь|תור,תורים=plural
пакет|שקית,שקיות=plural
кило, килограмм|קילו
акция (в магазине)|מבצע,מבצעים=plural
стоит (о цене), подниматься / подняться|עולה,עולה=feminine,לעלות=infinitive,עולה=present.sg.m,עולה=present.sg.f,עולים=present.pl.m,עולות=present.pl.f,עליתי=past.1sg,עלית=past.2sg.m,עלית=past.2sg.f,עלה=past.3sg.m,עלתה=past.3sg.f,עלינו=past.1pl,עליתם=past.2pl.m,עלו=past.3pl,אעלה=future.1sg,תעלה=future.2sg.m,תעלי=future.2sg.f,יעלה=future.3sg.m,תעלה=future.3sg.f,נעלה=future.1pl,תעלו=future.2pl.m,יעלו=future.3pl.m,עלה=imperative.sg.m,עלי=imperative.sg.f,עלו=imperative.pl.m
продавать / продать|למכור,למכור=infinitive,למכר=infinitive,מוכר=present.sg.m,מוכרת=present.sg.f,מוכרים=present.pl.m,מוכרות=present.pl.f,מכרתי=past.1sg,מכרת=past.2sg.m,מכרת=past.2sg.f,מכר=past.3sg.m,מכרה=past.3sg.f,מכרנו=past.1pl,מכרתם=past.2pl.m,מכרו=past.3pl,אמכור=future.1sg,אמכר=future.1sg,תמכור=future.2sg.m,תמכר=future.2sg.m,תמכרי=future.2sg.f,ימכור=future.3sg.m,ימכר=future.3sg.m,תמכור=future.3sg.f,תמכר=future.3sg.f,נמכור=future.1pl,נמכר=future.1pl,תמכרו=future.2pl.m,ימכרו=future.3pl.m,מכור=imperative.sg.m,מכר=imperative.sg.m,מכרי=imperative.sg.f,מכרו=imperative.pl.m
платить / заплатить|לשלם,לשלם=infinitive,משלם=present.sg.m,משלמת=present.sg.f,משלמים=present.pl.m,משלמות=present.pl.f,שילמתי=past.1sg,שלמתי=past.1sg,שילמת=past.2sg.m,שלמת=past.2sg.m,שילמת=past.2sg.f,שלמת=past.2sg.f,שילם=past.3sg.m,שלם=past.3sg.m,שילמה=past.3sg.f,שלמה=past.3sg.f,שילמנו=past.1pl,שלמנו=past.1pl,שילמתם=past.2pl.m,שלמתם=past.2pl.m,שילמו=past.3pl,שלמו=past.3pl,אשלם=future.1sg,תשלם=future.2sg.m,תשלמי=future.2sg.f,ישלם=future.3sg.m,תשלם=future.3sg.f,נשלם=future.1pl,תשלמו=future.2pl.m,ישלמו=future.3pl.m,שלם=imperative.sg.m,שלמי=imperative.sg.f,שלמו=imperative.pl.m
менять, заменять / сменить|להחליף,להחליף=infinitive,מחליף=present.sg.m,מחליפה=present.sg.f,מחליפים=present.pl.m,מחליפות=present.pl.f,החלפתי=past.1sg,החלפת=past.2sg.m,החלפת=past.2sg.f,החליף=past.3sg.m,החליפה=past.3sg.f,החלפנו=past.1pl,החלפתם=past.2pl.m,החליפו=past.3pl,אחליף=future.1sg,תחליף=future.2sg.m,תחליפי=future.2sg.f,יחליף=future.3sg.m,תחליף=future.3sg.f,נחליף=future.1pl,תחליפו=future.2pl.m,יחליפו=future.3pl.m,החלף=imperative.sg.m,החליפי=imperative.sg.f,החליפו=imperative.pl.m
мерить / померить|למדוד,למדוד=infinitive,למדד=infinitive,מודד=present.sg.m,מודדת=present.sg.f,מודדים=present.pl.m,מודדות=present.pl.f,מדדתי=past.1sg,מדדת=past.2sg.m,מדדת=past.2sg.f,מדד=past.3sg.m,מדדה=past.3sg.f,מדדנו=past.1pl,מדדתם=past.2pl.m,מדדו=past.3pl,אמדוד=future.1sg,אמדד=future.1sg,תמדוד=future.2sg.m,תמדד=future.2sg.m,תמדדי=future.2sg.f,ימדוד=future.3sg.m,ימדד=future.3sg.m,תמדוד=future.3sg.f,תמדד=future.3sg.f,נמדוד=future.1pl,נמדד=future.1pl,תמדדו=future.2pl.m,ימדדו=future.3pl.m,מדוד=imperative.sg.m,מדד=imperative.sg.m,מדדי=imperative.sg.f,מדדו=imperative.pl.m
подходить / подойти (по размеру)|להתאים,להתאים=infinitive,מתאים=present.sg.m,מתאימה=present.sg.f,מתאימים=present.pl.m,מתאימות=present.pl.f,התאמתי=past.1sg,התאמת=past.2sg.m,התאמת=past.2sg.f,התאים=past.3sg.m,התאימה=past.3sg.f,התאמנו=past.1pl,התאמתם=past.2pl.m,התאימו=past.3pl,אתאים=future.1sg,תתאים=future.2sg.m,תתאימי=future.2sg.f,יתאים=future.3sg.m,תתאים=future.3sg.f,נתאים=future.1pl,תתאימו=future.2pl.m,יתאימו=future.3pl.m,התאם=imperative.sg.m,התאימי=imperative.sg.f,התאימו=imperative.pl.m
вещь, дело|דבר,דברים=plural
другой|אחר,אחרים=plural,אחרת=feminine
вид, сорт|סוג,סוגים=plural
стоит того, равный|שווה,שווים=plural,שווה=feminine
одежда|בגדים
рубашка, футболка|חולצה,חולצות=plural
брюки|מכנסיים,מכנסים
платье|שמלה,שמלות=plural
юбка|חצאית,חצאיות=plural
пальто, куртка|מעיל,מעילים=plural
шапка, шляпа|כובע,כובעים=plural
обувь, ботинки|נעליים,נעלים
носки|גרביים,גרבים
размер|מידה,מידות=plural
белый|לבן,לבנים=plural,לבנה=feminine
чёрный|שחור,שחורים=plural,שחורה=feminine
красный|אדום,אדומים=plural,אדומה=feminine
синий|כחול,כחולים=plural,כחולה=feminine
зелёный|ירוק,ירוקים=plural,ירוקה=feminine
жёлтый|צהוב,צהובים=plural,צהובה=feminine
оранжевый|כתום,כתומים=plural,כתומה=feminine
коричневый|חום,חומים=plural,חומה=feminine
серый|אפור,אפורים=plural,אפורה=feminine
розовый|ורוד,ורודים=plural,ורודה=feminine
двадцать|עשרים
тридцать|שלושים
сорок|ארבעים
пятьдесят|חמישים
шестьдесят|שישים
семьдесят|שבעים
восемьдесят|שמונים
девяносто|תשעים
сто|מאה,מאות=plural
тысяча|אלף,אלפים=plural
цена|מחיר,מחירים=plural
шекель|שקל,שקלים=plural
дешёвый|זול,זולים=plural,זולה=feminine
дорогой|יקר,יקרים=plural,יקרה=feminine
скидка|הנחה,הנחות=plural
оплата, платёж|תשלום,תשלומים=plural
кредитная карта|כרטיס_אשראי,כרטיסי_אשראי=plural
наличные|מזומן,מזומנים=plural
сдача|עודף
чек, квитанция|קבלה,קבלות=plural
город|עיר,ערים=plural
улица|רחוב,רחובות=plural
площадь|כיכר,כיכרות=plural
жилой район|שכונה,שכונות=plural
банк|בנק,בנקים=plural
почта|דואר
школа|בית_ספר,בתי_ספר=plural
библиотека|ספרייה,ספריה,ספריות=plural
парк|פארק,פארקים=plural
торговый центр|קניון,קניונים=plural
посередине|באמצע
наверх, наверху|למעלה
вниз, внизу|למטה
внутри|בפנים
внутрь|פנימה
наружу|החוצה
назад|אחורה
дальше|הלאה
спускаться / спуститься|לרדת,לרדת=infinitive,יורד=present.sg.m,יורדת=present.sg.f,יורדים=present.pl.m,יורדות=present.pl.f,ירדתי=past.1sg,ירדת=past.2sg.m,ירדת=past.2sg.f,ירד=past.3sg.m,ירדה=past.3sg.f,ירדנו=past.1pl,ירדתם=past.2pl.m,ירדו=past.3pl,ארד=future.1sg,תרד=future.2sg.m,תרדי=future.2sg.f,ירד=future.3sg.m,יירד=future.3sg.m,תרד=future.3sg.f,נרד=future.1pl,תרדו=future.2pl.m,ירדו=future.3pl.m,יירדו=future.3pl.m,רד=imperative.sg.m,רדי=imperative.sg.f,רדו=imperative.pl.m
двигаться / подвинуться|לזוז,לזוז=infinitive,זז=present.sg.m,זזה=present.sg.f,זזים=present.pl.m,זזות=present.pl.f,זזתי=past.1sg,זזת=past.2sg.m,זזת=past.2sg.f,זז=past.3sg.m,זזה=past.3sg.f,זזנו=past.1pl,זזתם=past.2pl.m,זזו=past.3pl,אזוז=future.1sg,תזוז=future.2sg.m,תזוזי=future.2sg.f,יזוז=future.3sg.m,תזוז=future.3sg.f,נזוז=future.1pl,תזוזו=future.2pl.m,יזוזו=future.3pl.m,זוז=imperative.sg.m,זוזי=imperative.sg.f,זוזו=imperative.pl.m
направо|ימינה
налево|שמאלה
прямо|ישר
близко, близкий|קרוב,קרובים=plural,קרובה=feminine
далеко, далёкий|רחוק,רחוקים=plural,רחוקה=feminine
здесь|כאן
там|שם
адрес|כתובת,כתובות=plural
карта (города, страны)|מפה,מפות=plural
светофор|רמזור,רמזורים=plural
автобус|אוטובוס,אוטובוסים=plural
поезд|רכבת,רכבות=plural
такси|מונית,מוניות=plural
велосипед|אופניים,אופנים
остановка, станция|תחנה,תחנות=plural
платформа|רציף,רציפים=plural
линия, маршрут|קו,קווים=plural
билет|כרטיס,כרטיסים=plural
водитель|נהג,נהגים=plural,נהגת=feminine
поездка|נסיעה,נסיעות=plural
вести / повести машину|לנהוג,לנהוג=infinitive,לנהג=infinitive,נוהג=present.sg.m,נוהגת=present.sg.f,נוהגים=present.pl.m,נוהגות=present.pl.f,נהגתי=past.1sg,נהגת=past.2sg.m,נהגת=past.2sg.f,נהג=past.3sg.m,נהגה=past.3sg.f,נהגנו=past.1pl,נהגתם=past.2pl.m,נהגו=past.3pl,אנהג=future.1sg,תנהג=future.2sg.m,תנהגי=future.2sg.f,ינהג=future.3sg.m,תנהג=future.3sg.f,ננהג=future.1pl,תנהגו=future.2pl.m,ינהגו=future.3pl.m,נהג=imperative.sg.m,נהגי=imperative.sg.f,נהגו=imperative.pl.m
останавливаться / остановиться|לעצור,לעצור=infinitive,לעצר=infinitive,עוצר=present.sg.m,עוצרת=present.sg.f,עוצרים=present.pl.m,עוצרות=present.pl.f,עצרתי=past.1sg,עצרת=past.2sg.m,עצרת=past.2sg.f,עצר=past.3sg.m,עצרה=past.3sg.f,עצרנו=past.1pl,עצרתם=past.2pl.m,עצרו=past.3pl,אעצור=future.1sg,אעצר=future.1sg,תעצור=future.2sg.m,תעצר=future.2sg.m,תעצרי=future.2sg.f,יעצור=future.3sg.m,יעצר=future.3sg.m,תעצור=future.3sg.f,תעצר=future.3sg.f,נעצור=future.1pl,נעצר=future.1pl,תעצרו=future.2pl.m,יעצרו=future.3pl.m,עצור=imperative.sg.m,עצר=imperative.sg.m,עצרי=imperative.sg.f,עצרו=imperative.pl.m
летать / полететь|לטוס,לטוס=infinitive,טס=present.sg.m,טסה=present.sg.f,טסים=present.pl.m,טסות=present.pl.f,טסתי=past.1sg,טסת=past.2sg.m,טסת=past.2sg.f,טס=past.3sg.m,טסה=past.3sg.f,טסנו=past.1pl,טסתם=past.2pl.m,טסו=past.3pl,אטוס=future.1sg,תטוס=future.2sg.m,תטוסי=future.2sg.f,יטוס=future.3sg.m,תטוס=future.3sg.f,נטוס=future.1pl,תטוסו=future.2pl.m,יטוסו=future.3pl.m,טוס=imperative.sg.m,טוסי=imperative.sg.f,טוסו=imperative.pl.m
поворачивать / повернуть|לפנות,לפנות=infinitive,פונה=present.sg.m,פונה=present.sg.f,פונים=present.pl.m,פונות=present.pl.f,פניתי=past.1sg,פנית=past.2sg.m,פנית=past.2sg.f,פנה=past.3sg.m,פנתה=past.3sg.f,פנינו=past.1pl,פניתם=past.2pl.m,פנו=past.3pl,אפנה=future.1sg,תפנה=future.2sg.m,תפני=future.2sg.f,יפנה=future.3sg.m,תפנה=future.3sg.f,נפנה=future.1pl,תפנו=future.2pl.m,יפנו=future.3pl.m,פנה=imperative.sg.m,פני=imperative.sg.f,פנו=imperative.pl.m
ловить / поймать, хватать|לתפוס,לתפוס=infinitive,לתפס=infinitive,תופס=present.sg.m,תופסת=present.sg.f,תופסים=present.pl.m,תופסות=present.pl.f,תפסתי=past.1sg,תפסת=past.2sg.m,תפסת=past.2sg.f,תפס=past.3sg.m,תפסה=past.3sg.f,תפסנו=past.1pl,תפסתם=past.2pl.m,תפסו=past.3pl,אתפוס=future.1sg,אתפס=future.1sg,תתפוס=future.2sg.m,תתפס=future.2sg.m,תתפסי=future.2sg.f,יתפוס=future.3sg.m,יתפס=future.3sg.m,תתפוס=future.3sg.f,תתפס=future.3sg.f,נתפוס=future.1pl,נתפס=future.1pl,תתפסו=future.2pl.m,יתפסו=future.3pl.m,תפוס=imperative.sg.m,תפס=imperative.sg.m,תפסי=imperative.sg.f,תפסו=imperative.pl.m
упускать / упустить, опоздать на|לפספס,לפספס=infinitive,מפספס=present.sg.m,מפספסת=present.sg.f,מפספסים=present.pl.m,מפספסות=present.pl.f,פספסתי=past.1sg,פספסת=past.2sg.m,פספסת=past.2sg.f,פספס=past.3sg.m,פספסה=past.3sg.f,פספסנו=past.1pl,פספסתם=past.2pl.m,פספסו=past.3pl,אפספס=future.1sg,תפספס=future.2sg.m,תפספסי=future.2sg.f,יפספס=future.3sg.m,תפספס=future.3sg.f,נפספס=future.1pl,תפספסו=future.2pl.m,יפספסו=future.3pl.m,פספס=imperative.sg.m,פספסי=imperative.sg.f,פספסו=imperative.pl.m
водительские права|רישיון_נהיגה,רישיונות_נהיגה=plural
авария|תאונה,תאונות=plural
стоянка|חנייה,חניות=plural
опасный|מסוכן,מסוכנים=plural,מסוכנת=feminine
машина|מכונית,מכוניות=plural
шоссе|כביש,כבישים=plural
пробка (на дороге)|פקק,פקקים=plural
бензин, топливо|דלק
аэропорт|שדה_תעופה,שדות_תעופה=plural
самолёт|מטוס,מטוסים=plural
рейс, полёт|טיסה,טיסות=plural
загранпаспорт|דרכון,דרכונים=plural
чемодан|מזוודה,מזוודות=plural
таможня|מכס
в, внутри|בתוך,בתוכי=preposition.1sg,בתוכך=preposition.2sg.m,בתוכך=preposition.2sg.f,בתוכו=preposition.3sg.m,בתוכה=preposition.3sg.f,בתוכנו=preposition.1pl,בתוככם=preposition.2pl.m,בתוככן=preposition.2pl.f,בתוכם=preposition.3pl.m,בתוכן=preposition.3pl.f
на|על,עליי=preposition.1sg,עליך=preposition.2sg.m,עלייך=preposition.2sg.f,עליו=preposition.3sg.m,עליה=preposition.3sg.f,עלינו=preposition.1pl,עליכם=preposition.2pl.m,עליכן=preposition.2pl.f,עליהם=preposition.3pl.m,עליהן=preposition.3pl.f
под|מתחת,מתחתיי=preposition.1sg,מתחתיך=preposition.2sg.m,מתחתייך=preposition.2sg.f,מתחתיו=preposition.3sg.m,מתחתיה=preposition.3sg.f,מתחתינו=preposition.1pl,מתחתיכם=preposition.2pl.m,מתחתיכן=preposition.2pl.f,מתחתיהם=preposition.3pl.m,מתחתיהן=preposition.3pl.f
над|מעל,מעליי=preposition.1sg,מעליך=preposition.2sg.m,מעלייך=preposition.2sg.f,מעליו=preposition.3sg.m,מעליה=preposition.3sg.f,מעלינו=preposition.1pl,מעליכם=preposition.2pl.m,מעליכן=preposition.2pl.f,מעליהם=preposition.3pl.m,מעליהן=preposition.3pl.f
возле|ליד,לידי=preposition.1sg,לידך=preposition.2sg.m,לידך=preposition.2sg.f,לידו=preposition.3sg.m,לידה=preposition.3sg.f,לידנו=preposition.1pl,לידכם=preposition.2pl.m,לידכן=preposition.2pl.f,לידם=preposition.3pl.m,לידן=preposition.3pl.f
между|בין,ביני=preposition.1sg,בינך=preposition.2sg.m,בינך=preposition.2sg.f,בינו=preposition.3sg.m,בינה=preposition.3sg.f,בינינו=preposition.1pl,ביניכם=preposition.2pl.m,ביניכן=preposition.2pl.f,ביניהם=preposition.3pl.m,ביניהן=preposition.3pl.f
напротив|מול,מולי=preposition.1sg,מולך=preposition.2sg.m,מולך=preposition.2sg.f,מולו=preposition.3sg.m,מולה=preposition.3sg.f,מולנו=preposition.1pl,מולכם=preposition.2pl.m,מולכן=preposition.2pl.f,מולם=preposition.3pl.m,מולן=preposition.3pl.f
перед|לפני,לפניי=preposition.1sg,לפניך=preposition.2sg.m,לפנייך=preposition.2sg.f,לפניו=preposition.3sg.m,לפניה=preposition.3sg.f,לפנינו=preposition.1pl,לפניכם=preposition.2pl.m,לפניכן=preposition.2pl.f,לפניהם=preposition.3pl.m,לפניהן=preposition.3pl.f
за, позади|מאחורי,מאחוריי=preposition.1sg,מאחוריך=preposition.2sg.m,מאחורייך=preposition.2sg.f,מאחוריו=preposition.3sg.m,מאחוריה=preposition.3sg.f,מאחורינו=preposition.1pl,מאחוריכם=preposition.2pl.m,מאחוריכן=preposition.2pl.f,מאחוריהם=preposition.3pl.m,מאחוריהן=preposition.3pl.f
в нём|בו,בי=preposition.1sg,בך=preposition.2sg.m,בך=preposition.2sg.f,בו=preposition.3sg.m,בה=preposition.3sg.f,בנו=preposition.1pl,בכם=preposition.2pl.m,בכן=preposition.2pl.f,בהם=preposition.3pl.m,בהן=preposition.3pl.f
тело|גוף,גופים=plural
голова|ראש,ראשים=plural
шея|צוואר,צווארים=plural
плечо|כתף,כתפיים=plural
рука|יד,ידיים=plural
палец|אצבע,אצבעות=plural
спина|גב,גבים=plural
живот|בטן,בטנים=plural
нога|רגל,רגליים=plural
колено|ברך,ברכיים=plural
лицо|פנים
глаз|עין,עיניים=plural
ухо|אוזן,אוזניים=plural
нос|אף,אפים=plural
рот|פה,פיות=plural
волосы|שיער
высокий|גבוה,גבוהים=plural,גבוהה=feminine
низкий, невысокий|נמוך,נמוכים=plural,נמוכה=feminine
молодой|צעיר,צעירים=plural,צעירה=feminine
худой|רזה,רזים=plural,רזה=feminine
боль|כאב,כאבים=plural
болит|כואב,כואבת=feminine,לכאוב=infinitive,לכאב=infinitive,כואב=present.sg.m,כואבת=present.sg.f,כואבים=present.pl.m,כואבות=present.pl.f,כאבתי=past.1sg,כאבת=past.2sg.m,כאבת=past.2sg.f,כאב=past.3sg.m,כאבה=past.3sg.f,כאבנו=past.1pl,כאבתם=past.2pl.m,כאבו=past.3pl,אכאב=future.1sg,תכאב=future.2sg.m,תכאבי=future.2sg.f,יכאב=future.3sg.m,תכאב=future.3sg.f,נכאב=future.1pl,תכאבו=future.2pl.m,יכאבו=future.3pl.m,כאב=imperative.sg.m,כאבי=imperative.sg.f,כאבו=imperative.pl.m
жар, температура|חום
кашель|שיעול,שיעולים=plural
насморк|נזלת
горло|גרון,גרונות=plural
головокружение|סחרחורת,סחרחורות=plural
тошнота|בחילה,בחילות=plural
грипп|שפעת
больной|חולה,חולים=plural,חולה=feminine
лежать / лечь|לשכב,לשכב=infinitive,שוכב=present.sg.m,שוכבת=present.sg.f,שוכבים=present.pl.m,שוכבות=present.pl.f,שכבתי=past.1sg,שכבת=past.2sg.m,שכבת=past.2sg.f,שכב=past.3sg.m,שכבה=past.3sg.f,שכבנו=past.1pl,שכבתם=past.2pl.m,שכבו=past.3pl,אשכב=future.1sg,תשכב=future.2sg.m,תשכבי=future.2sg.f,ישכב=future.3sg.m,תשכב=future.3sg.f,נשכב=future.1pl,תשכבו=future.2pl.m,ישכבו=future.3pl.m,שכב=imperative.sg.m,שכבי=imperative.sg.f,שכבו=imperative.pl.m
дышать / подышать|לנשום,לנשום=infinitive,לנשם=infinitive,נושם=present.sg.m,נושמת=present.sg.f,נושמים=present.pl.m,נושמות=present.pl.f,נשמתי=past.1sg,נשמת=past.2sg.m,נשמת=past.2sg.f,נשם=past.3sg.m,נשמה=past.3sg.f,נשמנו=past.1pl,נשמתם=past.2pl.m,נשמו=past.3pl,אנשום=future.1sg,אנשם=future.1sg,תנשום=future.2sg.m,תנשם=future.2sg.m,תנשמי=future.2sg.f,ינשום=future.3sg.m,ינשם=future.3sg.m,תנשום=future.3sg.f,תנשם=future.3sg.f,ננשום=future.1pl,ננשם=future.1pl,תנשמו=future.2pl.m,ינשמו=future.3pl.m,נשום=imperative.sg.m,נשם=imperative.sg.m,נשמי=imperative.sg.f,נשמו=imperative.pl.m
курить / закурить|לעשן,לעשן=infinitive,מעשן=present.sg.m,מעשנת=present.sg.f,מעשנים=present.pl.m,מעשנות=present.pl.f,עישנתי=past.1sg,עשנתי=past.1sg,עישנת=past.2sg.m,עשנת=past.2sg.m,עישנת=past.2sg.f,עשנת=past.2sg.f,עישן=past.3sg.m,עשן=past.3sg.m,עישנה=past.3sg.f,עשנה=past.3sg.f,עישנו=past.1pl,עשנו=past.1pl,עישנתם=past.2pl.m,עשנתם=past.2pl.m,עישנו=past.3pl,עשנו=past.3pl,אעשן=future.1sg,תעשן=future.2sg.m,תעשני=future.2sg.f,יעשן=future.3sg.m,תעשן=future.3sg.f,נעשן=future.1pl,תעשנו=future.2pl.m,יעשנו=future.3pl.m,עשן=imperative.sg.m,עשני=imperative.sg.f,עשנו=imperative.pl.m
успокаиваться / успокоиться|להירגע,להירגע=infinitive,להרגע=infinitive,נרגע=present.sg.m,נרגעת=present.sg.f,נרגעים=present.pl.m,נרגעות=present.pl.f,נרגעתי=past.1sg,נרגעת=past.2sg.m,נרגעת=past.2sg.f,נרגע=past.3sg.m,נרגעה=past.3sg.f,נרגענו=past.1pl,נרגעתם=past.2pl.m,נרגעו=past.3pl,אירגע=future.1sg,ארגע=future.1sg,תירגע=future.2sg.m,תרגע=future.2sg.m,תירגעי=future.2sg.f,תרגעי=future.2sg.f,יירגע=future.3sg.m,ירגע=future.3sg.m,תירגע=future.3sg.f,תרגע=future.3sg.f,נירגע=future.1pl,נרגע=future.1pl,תירגעו=future.2pl.m,תרגעו=future.2pl.m,יירגעו=future.3pl.m,ירגעו=future.3pl.m,הירגע=imperative.sg.m,הרגע=imperative.sg.m,הירגעי=imperative.sg.f,הרגעי=imperative.sg.f,הירגעו=imperative.pl.m,הרגעו=imperative.pl.m
здоровый|בריא,בריאים=plural,בריאה=feminine
кровь|דם
таблетка, мяч|כדור,כדורים=plural
болезнь|מחלה,מחלות=plural
состояние, положение|מצב,מצבים=plural
медсестра|אחות,אחיות=plural
врач|רופא,רופאים=plural,רופאה=feminine
поликлиника|מרפאה,מרפאות=plural
больничная касса|קופת_חולים,קופות_חולים=plural
больница|בית_חולים,בתי_חולים=plural
аптека|בית_מרקחת,בתי_מרקחת=plural
запись к врачу|תור_לרופא,תורים_לרופא=plural
рецепт|מרשם,מרשמים=plural
направление (к врачу)|הפניה,הפנייה,הפניות=plural
лекарство|תרופה,תרופות=plural
анализ, обследование|בדיקה,בדיקות=plural
помогите!|הצילו,להציל=infinitive,מציל=present.sg.m,מצילה=present.sg.f,מצילים=present.pl.m,מצילות=present.pl.f,הצלתי=past.1sg,הצלת=past.2sg.m,הצלת=past.2sg.f,הציל=past.3sg.m,הצילה=past.3sg.f,הצלנו=past.1pl,הצלתם=past.2pl.m,הצילו=past.3pl,אציל=future.1sg,תציל=future.2sg.m,תצילי=future.2sg.f,יציל=future.3sg.m,תציל=future.3sg.f,נציל=future.1pl,תצילו=future.2pl.m,יצילו=future.3pl.m,הצל=imperative.sg.m,הצילי=imperative.sg.f,הצילו=imperative.pl.m
осторожно|זהירות
полиция|משטרה,משטרות=plural
полицейский|שוטר,שוטרים=plural,שוטרת=feminine
скорая помощь|אמבולנס,אמבולנסים=plural
спасать / спасти|להציל,להציל=infinitive,מציל=present.sg.m,מצילה=present.sg.f,מצילים=present.pl.m,מצילות=present.pl.f,הצלתי=past.1sg,הצלת=past.2sg.m,הצלת=past.2sg.f,הציל=past.3sg.m,הצילה=past.3sg.f,הצלנו=past.1pl,הצלתם=past.2pl.m,הצילו=past.3pl,אציל=future.1sg,תציל=future.2sg.m,תצילי=future.2sg.f,יציל=future.3sg.m,תציל=future.3sg.f,נציל=future.1pl,תצילו=future.2pl.m,יצילו=future.3pl.m,הצל=imperative.sg.m,הצילי=imperative.sg.f,הצילו=imperative.pl.m
убегать / убежать|לברוח,לברוח=infinitive,לברח=infinitive,בורח=present.sg.m,בורחת=present.sg.f,בורחים=present.pl.m,בורחות=present.pl.f,ברחתי=past.1sg,ברחת=past.2sg.m,ברחת=past.2sg.f,ברח=past.3sg.m,ברחה=past.3sg.f,ברחנו=past.1pl,ברחתם=past.2pl.m,ברחו=past.3pl,אברח=future.1sg,תברח=future.2sg.m,תברחי=future.2sg.f,יברח=future.3sg.m,תברח=future.3sg.f,נברח=future.1pl,תברחו=future.2pl.m,יברחו=future.3pl.m,ברח=imperative.sg.m,ברחי=imperative.sg.f,ברחו=imperative.pl.m
падать / упасть|ליפול,ליפול=infinitive,לפל=infinitive,נופל=present.sg.m,נופלת=present.sg.f,נופלים=present.pl.m,נופלות=present.pl.f,נפלתי=past.1sg,נפלת=past.2sg.m,נפלת=past.2sg.f,נפל=past.3sg.m,נפלה=past.3sg.f,נפלנו=past.1pl,נפלתם=past.2pl.m,נפלו=past.3pl,אפול=future.1sg,אפל=future.1sg,תיפול=future.2sg.m,תפל=future.2sg.m,תיפלי=future.2sg.f,תפלי=future.2sg.f,ייפול=future.3sg.m,יפל=future.3sg.m,תיפול=future.3sg.f,תפל=future.3sg.f,ניפול=future.1pl,נפל=future.1pl,תיפלו=future.2pl.m,תפלו=future.2pl.m,ייפלו=future.3pl.m,יפלו=future.3pl.m,נפול=imperative.sg.m,נפל=imperative.sg.m,נפלי=imperative.sg.f,נפלו=imperative.pl.m
умирать / умереть|למות,למות=infinitive,מת=present.sg.m,מתה=present.sg.f,מתים=present.pl.m,מתות=present.pl.f,מתי=past.1sg,מת=past.2sg.m,מת=past.2sg.f,מת=past.3sg.m,מתה=past.3sg.f,מתנו=past.1pl,מתם=past.2pl.m,מתו=past.3pl,אמות=future.1sg,תמות=future.2sg.m,תמותי=future.2sg.f,ימות=future.3sg.m,תמות=future.3sg.f,נמות=future.1pl,תמותו=future.2pl.m,ימותו=future.3pl.m,מות=imperative.sg.m,מותי=imperative.sg.f,מותו=imperative.pl.m
жить / прожить|לחיות,לחיות=infinitive,חי=present.sg.m,חיה=present.sg.f,חיים=present.pl.m,חיות=present.pl.f,חייתי=past.1sg,חיתי=past.1sg,חיית=past.2sg.m,חית=past.2sg.m,חיית=past.2sg.f,חית=past.2sg.f,חי=past.3sg.m,חיה=past.3sg.f,חיינו=past.1pl,חינו=past.1pl,חייתם=past.2pl.m,חיתם=past.2pl.m,חיו=past.3pl,אחיה=future.1sg,תחיה=future.2sg.m,תחיי=future.2sg.f,יחיה=future.3sg.m,תחיה=future.3sg.f,נחיה=future.1pl,תחיו=future.2pl.m,יחיו=future.3pl.m,חיה=imperative.sg.m,חיי=imperative.sg.f,חיו=imperative.pl.m
рад, радостный|שמח,שמחים=plural,שמחה=feminine
грустный|עצוב,עצובים=plural,עצובה=feminine
усталый|עייף,עייפים=plural,עייפה=feminine
сердитый|כועס,כועסת=feminine,לכעוס=infinitive,לכעס=infinitive,כועס=present.sg.m,כועסת=present.sg.f,כועסים=present.pl.m,כועסות=present.pl.f,כעסתי=past.1sg,כעסת=past.2sg.m,כעסת=past.2sg.f,כעס=past.3sg.m,כעסה=past.3sg.f,כעסנו=past.1pl,כעסתם=past.2pl.m,כעסו=past.3pl,אכעס=future.1sg,תכעס=future.2sg.m,תכעסי=future.2sg.f,יכעס=future.3sg.m,תכעס=future.3sg.f,נכעס=future.1pl,תכעסו=future.2pl.m,יכעסו=future.3pl.m,כעס=imperative.sg.m,כעסי=imperative.sg.f,כעסו=imperative.pl.m
спокойный|רגוע,רגועים=plural,רגועה=feminine
напряжённый, в стрессе|לחוץ,לחוצים=plural,לחוצה=feminine
обеспокоенный|מודאג,מודאגים=plural,מודאגת=feminine
довольный|מרוצה,מרוצים=plural,מרוצה=feminine
удивлённый|מופתע,מופתעים=plural,מופתעת=feminine
гордый|גאה,גאים=plural,גאה=feminine
бояться / испугаться|לפחד,לפחד=infinitive,מפחד=present.sg.m,מפחדת=present.sg.f,מפחדים=present.pl.m,מפחדות=present.pl.f,פחדתי=past.1sg,פחדת=past.2sg.m,פחדת=past.2sg.f,פחד=past.3sg.m,פחדה=past.3sg.f,פחדנו=past.1pl,פחדתם=past.2pl.m,פחדו=past.3pl,אפחד=future.1sg,תפחד=future.2sg.m,תפחדי=future.2sg.f,יפחד=future.3sg.m,תפחד=future.3sg.f,נפחד=future.1pl,תפחדו=future.2pl.m,יפחדו=future.3pl.m,פחד=imperative.sg.m,פחדי=imperative.sg.f,פחדו=imperative.pl.m
беспокоиться, заботиться / позаботиться|לדאוג,לדאוג=infinitive,לדאג=infinitive,דואג=present.sg.m,דואגת=present.sg.f,דואגים=present.pl.m,דואגות=present.pl.f,דאגתי=past.1sg,דאגת=past.2sg.m,דאגת=past.2sg.f,דאג=past.3sg.m,דאגה=past.3sg.f,דאגנו=past.1pl,דאגתם=past.2pl.m,דאגו=past.3pl,אדאג=future.1sg,תדאג=future.2sg.m,תדאגי=future.2sg.f,ידאג=future.3sg.m,תדאג=future.3sg.f,נדאג=future.1pl,תדאגו=future.2pl.m,ידאגו=future.3pl.m,דאג=imperative.sg.m,דאגי=imperative.sg.f,דאגו=imperative.pl.m
смеяться / засмеяться|לצחוק,לצחוק=infinitive,לצחק=infinitive,צוחק=present.sg.m,צוחקת=present.sg.f,צוחקים=present.pl.m,צוחקות=present.pl.f,צחקתי=past.1sg,צחקת=past.2sg.m,צחקת=past.2sg.f,צחק=past.3sg.m,צחקה=past.3sg.f,צחקנו=past.1pl,צחקתם=past.2pl.m,צחקו=past.3pl,אצחק=future.1sg,תצחק=future.2sg.m,תצחקי=future.2sg.f,יצחק=future.3sg.m,תצחק=future.3sg.f,נצחק=future.1pl,תצחקו=future.2pl.m,יצחקו=future.3pl.m,צחק=imperative.sg.m,צחקי=imperative.sg.f,צחקו=imperative.pl.m
плакать / заплакать|לבכות,לבכות=infinitive,בוכה=present.sg.m,בוכה=present.sg.f,בוכים=present.pl.m,בוכות=present.pl.f,בכיתי=past.1sg,בכית=past.2sg.m,בכית=past.2sg.f,בכה=past.3sg.m,בכתה=past.3sg.f,בכינו=past.1pl,בכיתם=past.2pl.m,בכו=past.3pl,אבכה=future.1sg,תבכה=future.2sg.m,תבכי=future.2sg.f,יבכה=future.3sg.m,תבכה=future.3sg.f,נבכה=future.1pl,תבכו=future.2pl.m,יבכו=future.3pl.m,בכה=imperative.sg.m,בכי=imperative.sg.f,בכו=imperative.pl.m
ненавидеть / возненавидеть|לשנוא,לשנוא=infinitive,לשנא=infinitive,שונא=present.sg.m,שונאת=present.sg.f,שונאים=present.pl.m,שונאות=present.pl.f,שנאתי=past.1sg,שנאת=past.2sg.m,שנאת=past.2sg.f,שנא=past.3sg.m,שנאה=past.3sg.f,שנאנו=past.1pl,שנאתם=past.2pl.m,שנאו=past.3pl,אשנא=future.1sg,תשנא=future.2sg.m,תשנאי=future.2sg.f,ישנא=future.3sg.m,תשנא=future.3sg.f,נשנא=future.1pl,תשנאו=future.2pl.m,ישנאו=future.3pl.m,שנא=imperative.sg.m,שנאי=imperative.sg.f,שנאו=imperative.pl.m
обнимать / обнять|לחבק,לחבק=infinitive,מחבק=present.sg.m,מחבקת=present.sg.f,מחבקים=present.pl.m,מחבקות=present.pl.f,חיבקתי=past.1sg,חבקתי=past.1sg,חיבקת=past.2sg.m,חבקת=past.2sg.m,חיבקת=past.2sg.f,חבקת=past.2sg.f,חיבק=past.3sg.m,חבק=past.3sg.m,חיבקה=past.3sg.f,חבקה=past.3sg.f,חיבקנו=past.1pl,חבקנו=past.1pl,חיבקתם=past.2pl.m,חבקתם=past.2pl.m,חיבקו=past.3pl,חבקו=past.3pl,אחבק=future.1sg,תחבק=future.2sg.m,תחבקי=future.2sg.f,יחבק=future.3sg.m,תחבק=future.3sg.f,נחבק=future.1pl,תחבקו=future.2pl.m,יחבקו=future.3pl.m,חבק=imperative.sg.m,חבקי=imperative.sg.f,חבקו=imperative.pl.m
улыбаться / улыбнуться|לחייך,לחייך=infinitive,לחיך=infinitive,מחייך=present.sg.m,מחיך=present.sg.m,מחייכת=present.sg.f,מחיכת=present.sg.f,מחייכים=present.pl.m,מחיכים=present.pl.m,מחייכות=present.pl.f,מחיכות=present.pl.f,חייכתי=past.1sg,חיכתי=past.1sg,חייכת=past.2sg.m,חיכת=past.2sg.m,חייכת=past.2sg.f,חיכת=past.2sg.f,חייך=past.3sg.m,חיך=past.3sg.m,חייכה=past.3sg.f,חיכה=past.3sg.f,חייכנו=past.1pl,חיכנו=past.1pl,חייכתם=past.2pl.m,חיכתם=past.2pl.m,חייכו=past.3pl,חיכו=past.3pl,אחייך=future.1sg,אחיך=future.1sg,תחייך=future.2sg.m,תחיך=future.2sg.m,תחייכי=future.2sg.f,תחיכי=future.2sg.f,יחייך=future.3sg.m,יחיך=future.3sg.m,תחייך=future.3sg.f,תחיך=future.3sg.f,נחייך=future.1pl,נחיך=future.1pl,תחייכו=future.2pl.m,תחיכו=future.2pl.m,יחייכו=future.3pl.m,יחיכו=future.3pl.m,חייך=imperative.sg.m,חיך=imperative.sg.m,חייכי=imperative.sg.f,חיכי=imperative.sg.f,חייכו=imperative.pl.m,חיכו=imperative.pl.m
весело, удовольствие|כיף
скучный|משעמם,משעממים=plural,משעממת=feminine
сюрприз|הפתעה,הפתעות=plural
каждый (человек)|כל_אחד,כל_אחת=feminine
никто|אף_אחד,אף_אחת=feminine
ничего, ничто|שום_דבר
часть|חלק,חלקים=plural
большинство|רוב
то же самое|אותו_דבר
(я) сам|בעצמי
тот|ההוא,ההיא=feminine
мы оба|שנינו
друг друга|אחד_את_השני
по-моему|לדעתי
прав|צודק,צודקים=plural,צודקת=feminine
ошибается|טועה,טועים=plural,טועה=feminine
уверенный, безопасный|בטוח,בטוחים=plural,בטוחה=feminine
ясный|ברור,ברורים=plural,ברורה=feminine
видимо|כנראה
разумеется|כמובן
собственно|בעצם
не всё равно (кому)|אכפת
совсем, полностью|לגמרי
проблема|בעיה,בעיות=plural
причина|סיבה,סיבות=plural
дело, интерес|עניין,עניינים=plural
идея|רעיון,רעיונות=plural
случай|מקרה,מקרים=plural
шанс|סיכוי,סיכויים=plural
ошибка|טעות,טעיות=plural
сторона|צד,צדדים=plural
рассказ, история|סיפור,סיפורים=plural
тайна|סוד,סודות=plural
как будто|כאילו
а (не то, а это)|אלא
просто так|סתם
вместо|במקום,במקומי=preposition.1sg,במקומך=preposition.2sg.m,במקומך=preposition.2sg.f,במקומו=preposition.3sg.m,במקומה=preposition.3sg.f,במקומנו=preposition.1pl,במקומכם=preposition.2pl.m,במקומכן=preposition.2pl.f,במקומם=preposition.3pl.m,במקומן=preposition.3pl.f
насчёт|לגבי,לגביי=preposition.1sg,לגביך=preposition.2sg.m,לגבייך=preposition.2sg.f,לגביו=preposition.3sg.m,לגביה=preposition.3sg.f,לגבינו=preposition.1pl,לגביכם=preposition.2pl.m,לגביכן=preposition.2pl.f,לגביהם=preposition.3pl.m,לגביהן=preposition.3pl.f
кроме|חוץ
против|נגד,נגדי=preposition.1sg,נגדך=preposition.2sg.m,נגדך=preposition.2sg.f,נגדו=preposition.3sg.m,נגדה=preposition.3sg.f,נגדנו=preposition.1pl,נגדכם=preposition.2pl.m,נגדכן=preposition.2pl.f,נגדם=preposition.3pl.m,נגדן=preposition.3pl.f
например|למשל
вообще|בכלל
особенно|במיוחד
книги|ספרים
машины|מכוניות
улицы|רחובות
окна|חלונות
места|מקומות
ночи|לילות
женщины|נשים
города|ערים
слова|מילים,מלים
годы|שנים
стакан воды|כוס_מים,כוסות_מים=plural
оливковое масло|שמן_זית
день рождения|יום_הולדת,ימי_הולדת=plural
номер телефона|מספר_טלפון,מספרי_טלפון=plural
урок иврита|שיעור_עברית,שיעורי_עברית=plural
книжный магазин|חנות_ספרים,חנויות_ספרים=plural
почтовый ящик|תיבת_דואר,תיבות_דואר=plural
зубная щётка|מברשת_שיניים,מברשת_שינים,מברשות_שיניים=plural
солнечные очки|משקפי_שמש
адвокат|עורך_דין,עורכי_דין=plural,עורכת_דין=feminine
документ|מסמך,מסמכים=plural
удостоверение личности|תעודת_זהות,תעודות_זהות=plural
удостоверение репатрианта|תעודת_עולה,תעודות_עולה=plural
МВД|משרד_הפנים
запись на приём|זימון_תור
служащий|פקיד,פקידים=plural,פקידה=feminine
бланк|טופס,טפסים=plural
подпись|חתימה,חתימות=plural
справка, подтверждение|אישור,אישורים=plural
гражданство|אזרחות
заполнять / заполнить|למלא,למלא=infinitive,ממלא=present.sg.m,ממלאת=present.sg.f,ממלאים=present.pl.m,ממלאות=present.pl.f,מילאתי=past.1sg,מלאתי=past.1sg,מילאת=past.2sg.m,מלאת=past.2sg.m,מילאת=past.2sg.f,מלאת=past.2sg.f,מילא=past.3sg.m,מלא=past.3sg.m,מילאה=past.3sg.f,מלאה=past.3sg.f,מילאנו=past.1pl,מלאנו=past.1pl,מילאתם=past.2pl.m,מלאתם=past.2pl.m,מילאו=past.3pl,מלאו=past.3pl,אמלא=future.1sg,תמלא=future.2sg.m,תמלאי=future.2sg.f,ימלא=future.3sg.m,תמלא=future.3sg.f,נמלא=future.1pl,תמלאו=future.2pl.m,ימלאו=future.3pl.m,מלא=imperative.sg.m,מלאי=imperative.sg.f,מלאו=imperative.pl.m
подписывать / подписать|לחתום,לחתום=infinitive,לחתם=infinitive,חותם=present.sg.m,חותמת=present.sg.f,חותמים=present.pl.m,חותמות=present.pl.f,חתמתי=past.1sg,חתמת=past.2sg.m,חתמת=past.2sg.f,חתם=past.3sg.m,חתמה=past.3sg.f,חתמנו=past.1pl,חתמתם=past.2pl.m,חתמו=past.3pl,אחתום=future.1sg,אחתם=future.1sg,תחתום=future.2sg.m,תחתם=future.2sg.m,תחתמי=future.2sg.f,יחתום=future.3sg.m,יחתם=future.3sg.m,תחתום=future.3sg.f,תחתם=future.3sg.f,נחתום=future.1pl,נחתם=future.1pl,תחתמו=future.2pl.m,יחתמו=future.3pl.m,חתום=imperative.sg.m,חתם=imperative.sg.m,חתמי=imperative.sg.f,חתמו=imperative.pl.m
назначать / назначить|לקבוע,לקבוע=infinitive,לקבע=infinitive,קובע=present.sg.m,קובעת=present.sg.f,קובעים=present.pl.m,קובעות=present.pl.f,קבעתי=past.1sg,קבעת=past.2sg.m,קבעת=past.2sg.f,קבע=past.3sg.m,קבעה=past.3sg.f,קבענו=past.1pl,קבעתם=past.2pl.m,קבעו=past.3pl,אקבע=future.1sg,תקבע=future.2sg.m,תקבעי=future.2sg.f,יקבע=future.3sg.m,תקבע=future.3sg.f,נקבע=future.1pl,תקבעו=future.2pl.m,יקבעו=future.3pl.m,קבע=imperative.sg.m,קבעי=imperative.sg.f,קבעו=imperative.pl.m
отменять / отменить|לבטל,לבטל=infinitive,מבטל=present.sg.m,מבטלת=present.sg.f,מבטלים=present.pl.m,מבטלות=present.pl.f,ביטלתי=past.1sg,בטלתי=past.1sg,ביטלת=past.2sg.m,בטלת=past.2sg.m,ביטלת=past.2sg.f,בטלת=past.2sg.f,ביטל=past.3sg.m,בטל=past.3sg.m,ביטלה=past.3sg.f,בטלה=past.3sg.f,ביטלנו=past.1pl,בטלנו=past.1pl,ביטלתם=past.2pl.m,בטלתם=past.2pl.m,ביטלו=past.3pl,בטלו=past.3pl,אבטל=future.1sg,תבטל=future.2sg.m,תבטלי=future.2sg.f,יבטל=future.3sg.m,תבטל=future.3sg.f,נבטל=future.1pl,תבטלו=future.2pl.m,יבטלו=future.3pl.m,בטל=imperative.sg.m,בטלי=imperative.sg.f,בטלו=imperative.pl.m
записываться / записаться|להירשם,להירשם=infinitive,להרשם=infinitive,נרשם=present.sg.m,נרשמת=present.sg.f,נרשמים=present.pl.m,נרשמות=present.pl.f,נרשמתי=past.1sg,נרשמת=past.2sg.m,נרשמת=past.2sg.f,נרשם=past.3sg.m,נרשמה=past.3sg.f,נרשמנו=past.1pl,נרשמתם=past.2pl.m,נרשמו=past.3pl,אירשם=future.1sg,ארשם=future.1sg,תירשם=future.2sg.m,תרשם=future.2sg.m,תירשמי=future.2sg.f,תרשמי=future.2sg.f,יירשם=future.3sg.m,ירשם=future.3sg.m,תירשם=future.3sg.f,תרשם=future.3sg.f,נירשם=future.1pl,נרשם=future.1pl,תירשמו=future.2pl.m,תרשמו=future.2pl.m,יירשמו=future.3pl.m,ירשמו=future.3pl.m,הירשם=imperative.sg.m,הרשם=imperative.sg.m,הירשמי=imperative.sg.f,הרשמי=imperative.sg.f,הירשמו=imperative.pl.m,הרשמו=imperative.pl.m
подавать / подать|להגיש,להגיש=infinitive,מגיש=present.sg.m,מגישה=present.sg.f,מגישים=present.pl.m,מגישות=present.pl.f,הגשתי=past.1sg,הגשת=past.2sg.m,הגשת=past.2sg.f,הגיש=past.3sg.m,הגישה=past.3sg.f,הגשנו=past.1pl,הגשתם=past.2pl.m,הגישו=past.3pl,אגיש=future.1sg,תגיש=future.2sg.m,תגישי=future.2sg.f,יגיש=future.3sg.m,תגיש=future.3sg.f,נגיש=future.1pl,תגישו=future.2pl.m,יגישו=future.3pl.m,הגש=imperative.sg.m,הגישי=imperative.sg.f,הגישו=imperative.pl.m
просьба, заявление|בקשה,בקשות=plural
номер, число|מספר,מספרים=plural
офис, ведомство|משרד,משרדים=plural
встреча|פגישה,פגישות=plural
договор|חוזה,חוזים=plural
аренда, съём|שכירות
арендная плата|שכר_דירה
хозяин квартиры|בעל_בית,בעלי_בתים=plural,בעלת_בית=feminine
съёмщик, арендатор|שוכר,שוכרים=plural,שוכרת=feminine
маклер, риелтор|מתווך,מתווכים=plural,מתווכת=feminine
залог|פיקדון,פקדון,פיקדונות=plural
арнона, городской налог|ארנונה
домовой комитет|ועד_בית,ועדי_בתים=plural
меблированный|מרוהט,מרוהטים=plural,מרוהטת=feminine
работа|עבודה,עבודות=plural
профессия|מקצוע,מקצועות=plural
резюме|קורות_חיים
собеседование, интервью|ריאיון,ראיון,ריאיונות=plural
работодатель|מעסיק,מעסיקים=plural,מעסיקה=feminine
начальник, директор|מנהל,מנהלים=plural,מנהלת=feminine
смена|משמרת,משמרות=plural
зарплата|משכורת,משכורות=plural
расчётный лист|תלוש_שכר,תלושי_שכר=plural
отпуск|חופשה,חופשות=plural
зарабатывать / заработать|להרוויח,להרוויח=infinitive,להרויח=infinitive,מרוויח=present.sg.m,מרויח=present.sg.m,מרוויחה=present.sg.f,מרויחה=present.sg.f,מרוויחים=present.pl.m,מרויחים=present.pl.m,מרוויחות=present.pl.f,מרויחות=present.pl.f,הרווחתי=past.1sg,הרוחתי=past.1sg,הרווחת=past.2sg.m,הרוחת=past.2sg.m,הרווחת=past.2sg.f,הרוחת=past.2sg.f,הרוויח=past.3sg.m,הרויח=past.3sg.m,הרוויחה=past.3sg.f,הרויחה=past.3sg.f,הרווחנו=past.1pl,הרוחנו=past.1pl,הרווחתם=past.2pl.m,הרוחתם=past.2pl.m,הרוויחו=past.3pl,הרויחו=past.3pl,ארוויח=future.1sg,ארויח=future.1sg,תרוויח=future.2sg.m,תרויח=future.2sg.m,תרוויחי=future.2sg.f,תרויחי=future.2sg.f,ירוויח=future.3sg.m,ירויח=future.3sg.m,תרוויח=future.3sg.f,תרויח=future.3sg.f,נרוויח=future.1pl,נרויח=future.1pl,תרוויחו=future.2pl.m,תרויחו=future.2pl.m,ירוויחו=future.3pl.m,ירויחו=future.3pl.m,הרווח=imperative.sg.m,הרוח=imperative.sg.m,הרוויחי=imperative.sg.f,הרויחי=imperative.sg.f,הרוויחו=imperative.pl.m,הרויחו=imperative.pl.m
доставать / достать, добиваться|להשיג,להשיג=infinitive,משיג=present.sg.m,משיגה=present.sg.f,משיגים=present.pl.m,משיגות=present.pl.f,השגתי=past.1sg,השגת=past.2sg.m,השגת=past.2sg.f,השיג=past.3sg.m,השיגה=past.3sg.f,השגנו=past.1pl,השגתם=past.2pl.m,השיגו=past.3pl,אשיג=future.1sg,תשיג=future.2sg.m,תשיגי=future.2sg.f,ישיג=future.3sg.m,תשיג=future.3sg.f,נשיג=future.1pl,תשיגו=future.2pl.m,ישיגו=future.3pl.m,השג=imperative.sg.m,השיגי=imperative.sg.f,השיגו=imperative.pl.m
побеждать / победить|לנצח,לנצח=infinitive,מנצח=present.sg.m,מנצחת=present.sg.f,מנצחים=present.pl.m,מנצחות=present.pl.f,ניצחתי=past.1sg,נצחתי=past.1sg,ניצחת=past.2sg.m,נצחת=past.2sg.m,ניצחת=past.2sg.f,נצחת=past.2sg.f,ניצח=past.3sg.m,נצח=past.3sg.m,ניצחה=past.3sg.f,נצחה=past.3sg.f,ניצחנו=past.1pl,נצחנו=past.1pl,ניצחתם=past.2pl.m,נצחתם=past.2pl.m,ניצחו=past.3pl,נצחו=past.3pl,אנצח=future.1sg,תנצח=future.2sg.m,תנצחי=future.2sg.f,ינצח=future.3sg.m,תנצח=future.3sg.f,ננצח=future.1pl,תנצחו=future.2pl.m,ינצחו=future.3pl.m,נצח=imperative.sg.m,נצחי=imperative.sg.f,נצחו=imperative.pl.m
занятый|עסוק,עסוקים=plural,עסוקה=feminine
ответственный|אחראי,אחראים=plural,אחראית=feminine
опыт, попытка|ניסיון,ניסיונות=plural
компания, фирма|חברה,חברות=plural
команда, коллектив|צוות,צוותים=plural
план, программа|תוכנית,תוכניות=plural
удачи!|בהצלחה
свеча|נר,נרות=plural
хала, субботний хлеб|חלה,חלות=plural
кидуш, молитва над вином|קידוש,קידושים=plural
шофар, бараний рог|שופר,שופרות=plural
сукка, шалаш|סוכה,סוכות=plural
ханукия, ханукальный подсвечник|חנוכייה,חנוכיה,חנוכיות=plural
карнавальный костюм|תחפושת,תחפושות=plural
маца|מצה,מצות=plural
с праздником|חג_שמח
с Новым годом|שנה_טובה
ульпан|אולפן,אולפנים=plural
учитель|מורה,מורים=plural,מורה=feminine
ученик|תלמיד,תלמידים=plural,תלמידה=feminine
класс|כיתה,כתה,כיתות=plural
урок|שיעור,שיעורים=plural
перемена, перерыв|הפסקה,הפסקות=plural
домашнее задание|שיעורי_בית
экзамен, контрольная|מבחן,מבחנים=plural
детский сад|גן_ילדים,גני_ילדים=plural
воспитательница|גננת,גננות=plural
фильм|סרט,סרטים=plural
песня|שיר,שירים=plural
вечеринка|מסיבה,מסיבות=plural
музыка|מוזיקה
футбол|כדורגל
получать / получить удовольствие|ליהנות,ליהנות=infinitive,להנות=infinitive,נהנה=present.sg.m,נהנית=present.sg.f,נהנים=present.pl.m,נהנות=present.pl.f,נהניתי=past.1sg,נהנית=past.2sg.m,נהנית=past.2sg.f,נהנה=past.3sg.m,נהנתה=past.3sg.f,נהנינו=past.1pl,נהניתם=past.2pl.m,נהנו=past.3pl,איהנה=future.1sg,אהנה=future.1sg,תיהנה=future.2sg.m,תהנה=future.2sg.m,תיהני=future.2sg.f,תהני=future.2sg.f,ייהנה=future.3sg.m,יהנה=future.3sg.m,תיהנה=future.3sg.f,תהנה=future.3sg.f,ניהנה=future.1pl,נהנה=future.1pl,תיהנו=future.2pl.m,תהנו=future.2pl.m,ייהנו=future.3pl.m,יהנו=future.3pl.m,היהנה=imperative.sg.m,ההנה=imperative.sg.m,היהני=imperative.sg.f,ההני=imperative.sg.f,היהנו=imperative.pl.m,ההנו=imperative.pl.m
танцевать / станцевать|לרקוד,לרקוד=infinitive,לרקד=infinitive,רוקד=present.sg.m,רוקדת=present.sg.f,רוקדים=present.pl.m,רוקדות=present.pl.f,רקדתי=past.1sg,רקדת=past.2sg.m,רקדת=past.2sg.f,רקד=past.3sg.m,רקדה=past.3sg.f,רקדנו=past.1pl,רקדתם=past.2pl.m,רקדו=past.3pl,ארקוד=future.1sg,ארקד=future.1sg,תרקוד=future.2sg.m,תרקד=future.2sg.m,תרקדי=future.2sg.f,ירקוד=future.3sg.m,ירקד=future.3sg.m,תרקוד=future.3sg.f,תרקד=future.3sg.f,נרקוד=future.1pl,נרקד=future.1pl,תרקדו=future.2pl.m,ירקדו=future.3pl.m,רקוד=imperative.sg.m,רקד=imperative.sg.m,רקדי=imperative.sg.f,רקדו=imperative.pl.m
петь / спеть|לשיר,לשיר=infinitive,שר=present.sg.m,שרה=present.sg.f,שרים=present.pl.m,שרות=present.pl.f,שרתי=past.1sg,שרת=past.2sg.m,שרת=past.2sg.f,שר=past.3sg.m,שרה=past.3sg.f,שרנו=past.1pl,שרתם=past.2pl.m,שרו=past.3pl,אשיר=future.1sg,תשיר=future.2sg.m,תשירי=future.2sg.f,ישיר=future.3sg.m,תשיר=future.3sg.f,נשיר=future.1pl,תשירו=future.2pl.m,ישירו=future.3pl.m,שיר=imperative.sg.m,שירי=imperative.sg.f,שירו=imperative.pl.m
бегать / побежать|לרוץ,לרוץ=infinitive,רץ=present.sg.m,רצה=present.sg.f,רצים=present.pl.m,רצות=present.pl.f,רצתי=past.1sg,רצת=past.2sg.m,רצת=past.2sg.f,רץ=past.3sg.m,רצה=past.3sg.f,רצנו=past.1pl,רצתם=past.2pl.m,רצו=past.3pl,ארוץ=future.1sg,תרוץ=future.2sg.m,תרוצי=future.2sg.f,ירוץ=future.3sg.m,תרוץ=future.3sg.f,נרוץ=future.1pl,תרוצו=future.2pl.m,ירוצו=future.3pl.m,רוץ=imperative.sg.m,רוצי=imperative.sg.f,רוצו=imperative.pl.m
свободный, незанятый|פנוי,פנויים=plural,פנויה=feminine
государство|מדינה,מדינות=plural
народ|עם,עמים=plural
правительство|ממשלה,ממשלות=plural
армия|צבא,צבאות=plural
солдат|חייל,חיילים=plural,חיילת=feminine
война|מלחמה,מלחמות=plural
закон|חוק,חוקים=plural
выборы|בחירות
новости|חדשות
сообщение|הודעה,הודעות=plural
собака|כלב,כלבים=plural,כלבה=feminine
кот, кошка|חתול,חתולים=plural,חתולה=feminine
птица|ציפור,צפור,ציפורים=plural
золотая рыбка|דג_זהב,דגי_זהב=plural
попугай|תוכי,תוכיים=plural
кролик|ארנב,ארנבים=plural,ארנבת=feminine
лошадь|סוס,סוסים=plural,סוסה=feminine
корова|פרה,פרות=plural
овца|כבשה,כבשות=plural
курица|תרנגולת,תרנגולות=plural
лев|אריה,אריות=plural,לביאה=feminine
верблюд|גמל,גמלים=plural
лиса|שועל,שועלים=plural
волк|זאב,זאבים=plural,זאבה=feminine
медведь|דוב,דובים=plural,דובה=feminine
слон|פיל,פילים=plural,פילה=feminine
обезьяна|קוף,קופים=plural
змея|נחש,נחשים=plural
орёл|עיט,עיטים=plural
голубь|יונה,יונים=plural
берег, пляж|חוף,חופים=plural
песок|חול,חולות=plural
пустыня|מדבר,מדבריות=plural
гора|הר,הרים=plural
долина|עמק,עמקים=plural
лес|יער,יערות=plural
река|נהר,נהרות=plural
озеро|אגם,אגמים=plural
пещера|מערה,מערות=plural
Мёртвое море|ים_המלח
цветок|פרח,פרחים=plural
дерево|עץ,עצים=plural
трава, газон|דשא,דשאים=plural
пшеница|חיטה,חטה,חיטים=plural
ячмень|שעורה,שעורים=plural
виноградная лоза|גפן,גפנים=plural
инжир|תאנה,תאנים=plural
гранат|רימון,רמון,רימונים=plural
олива, маслина|זית,זיתים=plural
финик|תמר,תמרים=plural
`;
