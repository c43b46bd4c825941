/** Written by `npm run words:known`; its shape is described in known-words.ts. */
export const knownWordsTable = `
мир, привет|שלום
нет|לא
сердце|לב,לבבות=plural
солнце|שמש,שמשות=plural
огонь|אש
снова, опять|שוב
полный|מלא,מלאה=feminine
улитка|שבלול,שבלולים=plural
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
хороший|טוב,טובה=feminine
книга|ספר,ספרים=plural
конец|סוף
мир (вселенная)|עולם,עולמות=plural
время|זמן,זמנים=plural
цвет, краска|צבע,צבעים=plural
мгновение, минутка|רגע,רגעים=plural
бабочка|פרפר,פרפרים=plural
снаружи, на улице|בחוץ
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
один|אחת
два|שתיים,שתים
три|שלוש,שלש
четыре|ארבע
пять|חמש
шесть|שש
семь|שבע
восемь|שמונה
девять|תשע
десять|עשר
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
дедушка|סבא
бабушка|סבתא,סבתות=plural
внук|נכד,נכדים=plural,נכדה=feminine
дядя|דוד,דודים=plural
тётя|דודה,דודות=plural
муж|בעל,בעלים=plural
жена, женщина|אישה,אשה,נשים=plural
пара|זוג,זוגות=plural
женатый|נשוי,נשואה=feminine
друг|חבר,חברים=plural,חברה=feminine
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
сладкий|מתוק,מתוקה=feminine
солёный|מלוח,מלוחה=feminine
острый (о еде)|חריף,חריפה=feminine
голодный|רעב,רעבה=feminine
хочет пить|צמא,צמאה=feminine
ресторан|מסעדה,מסעדות=plural
меню|תפריט,תפריטים=plural
официант|מלצר,מלצרים=plural,מלצרית=feminine
заказ|הזמנה,הזמנות=plural
порция, блюдо|מנה,מנות=plural
суп|מרק,מרקים=plural
салат|סלט,סלטים=plural
вкусный|טעים,טעימה=feminine
взять (с собой)|לקחת,לקחת=infinitive,לוקח=present.sg.m,לוקחת=present.sg.f,לוקחים=present.pl.m,לוקחות=present.pl.f,לקחתי=past.1sg,לקחת=past.2sg.m,לקחת=past.2sg.f,לקח=past.3sg.m,לקחה=past.3sg.f,לקחנו=past.1pl,לקחתם=past.2pl.m,לקחו=past.3pl,אקח=future.1sg,תיקח=future.2sg.m,תקח=future.2sg.m,תיקחי=future.2sg.f,תקחי=future.2sg.f,ייקח=future.3sg.m,יקח=future.3sg.m,תיקח=future.3sg.f,תקח=future.3sg.f,ניקח=future.1pl,נקח=future.1pl,תיקחו=future.2pl.m,תקחו=future.2pl.m,ייקחו=future.3pl.m,יקחו=future.3pl.m,קח=imperative.sg.m,קחי=imperative.sg.f,קחו=imperative.pl.m
счёт|חשבון,חשבונות=plural
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
белый|לבן,לבנה=feminine
чёрный|שחור,שחורה=feminine
красный|אדום,אדומה=feminine
синий|כחול,כחולה=feminine
зелёный|ירוק,ירוקה=feminine
жёлтый|צהוב,צהובה=feminine
оранжевый|כתום,כתומה=feminine
коричневый|חום,חומה=feminine
серый|אפור,אפורה=feminine
розовый|ורוד,ורודה=feminine
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
дешёвый|זול,זולה=feminine
дорогой|יקר,יקרה=feminine
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
направо|ימינה
налево|שמאלה
прямо|ישר
близко, близкий|קרוב,קרובה=feminine
далеко, далёкий|רחוק,רחוקה=feminine
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
погода|מזג_אוויר,מזג_אויר
жарко, жаркий|חם,חמה=feminine
холодно, холодный|קר,קרה=feminine
дождь|גשם,גשמים=plural
ветер|רוח,רוחות=plural
хамсин, зной|חמסין,חמסינים=plural
зима|חורף
весна|אביב
лето|קיץ
осень|סתיו
всегда|תמיד
обычно|בדרך_כלל
часто|לעיתים_קרובות,לעתים_קרובות
иногда|לפעמים
время от времени|מדי_פעם
редко|לעיתים_רחוקות,לעתים_רחוקות
никогда|אף_פעם
каждый день|כל_יום
раз, однажды|פעם,פעמים=plural
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
высокий|גבוה,גבוהה=feminine
низкий, невысокий|נמוך,נמוכה=feminine
молодой|צעיר,צעירה=feminine
худой|רזה,רזה=feminine
боль|כאב,כאבים=plural
болит|כואב,כואבת=feminine
жар, температура|חום
кашель|שיעול,שיעולים=plural
насморк|נזלת
горло|גרון,גרונות=plural
головокружение|סחרחורת,סחרחורות=plural
тошнота|בחילה,בחילות=plural
грипп|שפעת
больной|חולה,חולה=feminine
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
рад, радостный|שמח,שמחה=feminine
грустный|עצוב,עצובה=feminine
усталый|עייף,עייפה=feminine
сердитый|כועס,כועסת=feminine
спокойный|רגוע,רגועה=feminine
напряжённый, в стрессе|לחוץ,לחוצה=feminine
обеспокоенный|מודאג,מודאגת=feminine
довольный|מרוצה,מרוצה=feminine
удивлённый|מופתע,מופתעת=feminine
гордый|גאה,גאה=feminine
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
большой|גדול,גדולה=feminine
маленький|קטן,קטנה=feminine
длинный|ארוך,ארוכה=feminine
короткий|קצר,קצרה=feminine
широкий|רחב,רחבה=feminine
круглый|עגול,עגולה=feminine
новый|חדש,חדשה=feminine
старый (о вещах)|ישן,ישנה=feminine
лёгкий|קל,קלה=feminine
тяжёлый|כבד,כבדה=feminine
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
есть, имеется|יש
нет, не имеется|אין
можно, возможно|אפשר
невозможно|אי_אפשר
разрешено|מותר,מותרת=feminine
нельзя, запрещено|אסור,אסורה=feminine
нужно, надо|צריך,צריכה=feminine
обязан, должен|חייב,חייבת=feminine
(он) может|יכול,יכולה=feminine,יכול=present.sg.m,יכולה=present.sg.f,יכולים=present.pl.m,יכולות=present.pl.f,יכולתי=past.1sg,יכלתי=past.1sg,יכולת=past.2sg.m,יכלת=past.2sg.m,יכולת=past.2sg.f,יכלת=past.2sg.f,יכול=past.3sg.m,יכל=past.3sg.m,יכלה=past.3sg.f,יכולנו=past.1pl,יכלנו=past.1pl,יכולתם=past.2pl.m,יכלתם=past.2pl.m,יכלו=past.3pl,אוכל=future.1sg,תוכל=future.2sg.m,תוכלי=future.2sg.f,יוכל=future.3sg.m,תוכל=future.3sg.f,נוכל=future.1pl,תוכלו=future.2pl.m,יוכלו=future.3pl.m
стоит (сделать)|כדאי
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
договор|חוזה,חוזים=plural
аренда, съём|שכירות
арендная плата|שכר_דירה
хозяин квартиры|בעל_בית,בעלי_בתים=plural,בעלת_בית=feminine
съёмщик, арендатор|שוכר,שוכרים=plural,שוכרת=feminine
маклер, риелтор|מתווך,מתווכים=plural,מתווכת=feminine
залог|פיקדון,פקדון,פיקדונות=plural
арнона, городской налог|ארנונה
домовой комитет|ועד_בית,ועדי_בתים=plural
меблированный|מרוהט,מרוהטת=feminine
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
`;
