import type { TextsOf } from '../catalogue.ts'

export const reviewSolana: TextsOf<'reviewSolana'> = {
  'review.solana.transaction': 'Підписати транзакцію',
  'review.solana.message':
    'Підписати транзакцію, передану як повідомлення. Підпис дозволяє іншим її надіслати:',
  'review.solana.notSigner': 'Це не транзакція підключеного акаунта',
  'review.solana.feeUnread': 'Комісію тут не можна прочитати',
  'review.solana.feeHigh': 'Комісія незвично висока',
  'review.solana.fee': 'Комісія мережі, щонайбільше',
  'review.solana.payer': 'Комісію сплачує',
  'review.solana.lookups': 'Акаунти, яких не прочитано (у таблицях пошуку)',
  'review.solana.unknown': 'Викликати програму: тут не можна прочитати, що це робить',
  'review.solana.odd': 'Виклик у незвичній формі: тут не можна прочитати, що це робить',
  'review.solana.program': 'Програма {program}',
  'review.solana.token': 'Токен {token}',
  'review.solana.signs':
    'Програма отримує ваш підпис, тож може використати те, що є на вашому акаунті.',
  'review.solana.create': 'Створити акаунт {account} з {value} для програми {program}',
  'review.solana.assign': 'Зробити програму {program} власником акаунта {account}',
  'review.solana.assign.own':
    'Зробити програму {program} власником вашого акаунта {account}. Після цього ви більше не зможете ним користуватися',
  'review.solana.allocate': 'Зарезервувати місце для даних в акаунті {account}',
  'review.solana.nonce.create':
    'Налаштувати {account} для транзакцій без строку дії, під керуванням {owner}',
  'review.solana.nonce.advance':
    'Ця транзакція не має строку дії: її можна надіслати будь-коли пізніше',
  'review.solana.control': 'Передати керування {account} адресі {owner}',
  'review.solana.transfer': 'Надіслати {amount} на токен-акаунт {receiver}',
  'review.solana.from': 'З токен-акаунта {account}.',
  'review.solana.revoke': 'Більше не дозволяти іншим витрачати те, що є на токен-акаунті {account}',
  'review.solana.authority.owner':
    'Передати токен-акаунт {account} з усім, що на ньому є, адресі {owner}',
  'review.solana.authority.close':
    'Дозволити адресі {owner} закрити токен-акаунт {account} і забрати його SOL',
  'review.solana.authority.none': 'Назавжди відмовитися від керування {account}',
  'review.solana.close': 'Закрити токен-акаунт {account} і отримати його SOL',
  'review.solana.close.other':
    'Закрити токен-акаунт {account}. Його SOL надійдуть на адресу {receiver}',
  'review.solana.burn': 'Знищити {amount}',
  'review.solana.mint': 'Створити {amount} на токен-акаунті {account}',
  'review.solana.freeze': 'Заморозити токен-акаунт {account}',
  'review.solana.thaw': 'Розморозити токен-акаунт {account}',
  'review.solana.wrap': 'Зарахувати SOL на {account} як токени',
  'review.solana.setUp': 'Налаштувати токен-акаунт {account}, який належить адресі {owner}',
  'review.solana.fixOwner': 'Зафіксувати власника токен-акаунта {account}',
  'review.solana.open': 'Відкрити акаунт адреси {owner} для токена {token}, якщо його ще немає',
  'review.solana.newToken': 'Створити токен {token}, яким керує {owner}',
  'review.solana.item': 'NFT {token}',
  'review.solana.others': 'Програми, яких тут не прочитано, також можуть змінити ваші дані.',
  'review.solana.memo': 'Примітка: {text}',
  'review.solana.stake.create':
    'Налаштувати {account} для стейкінгу. Виводити з нього може {owner}',
  'review.solana.stake.delegate':
    'Внести в стейкінг те, що є на {account}, через валідатора {validator}',
  'review.solana.stake.split': 'Перенести {value} стейка з {account} на {target}',
  'review.solana.stake.merge': 'Перенести весь стейк з {account} на {target}',
  'review.solana.stake.end': 'Припинити стейкінг того, що є на {account}',
}
