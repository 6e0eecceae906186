import type { TextsOf } from '../catalogue.ts'

export const reviewBitcoin: TextsOf<'reviewBitcoin'> = {
  'review.bitcoin.fee': 'Комиссия сети',
  'review.bitcoin.feeOfWallet': 'Сообщит ваш кошелек',
  'review.bitcoin.feeHigh': 'Комиссия больше десятой части отправляемого',
  'review.bitcoin.spent': 'Ваши монеты',
  'review.bitcoin.others': 'Чужие монеты',
  'review.bitcoin.sender': 'Кто отправляет',
  'review.bitcoin.byWallet': 'Ваш кошелек',
  'review.bitcoin.byPage': 'Этот сайт или другие, в любое время позже',
  'review.bitcoin.noValue':
    'Расходуемая сумма не доказана, поэтому комиссию здесь нельзя прочитать',
  'review.bitcoin.short': 'Платежи больше, чем есть средств, поэтому другие должны добавить монеты',
  'review.bitcoin.notSigner': 'Монеты подключенного аккаунта здесь не расходуются',
  'review.bitcoin.otherCoin':
    'Вы подписываете за монеты, которые не принадлежат аккаунту, указанному в запросе',
  'review.bitcoin.unasked':
    'Потратить {value} с адреса {account}, хотя запрос не требует этой подписи',
  'review.bitcoin.ordinals':
    'Потратить монеты с адреса {account}, которые могут нести ordinals (инскрипции). Всего это {value}, но они могут стоить гораздо больше',
  'review.bitcoin.back': 'Получить {value} на ваш адрес {to}',
  'review.bitcoin.goes': '{value} поступит на адрес {to}, от всех участников',
  'review.bitcoin.more': {
    one: 'Еще {count} платеж на сумму {value}, который не показан',
    few: 'Еще {count} платежа на общую сумму {value}, которые не показаны',
    many: 'Еще {count} платежей на общую сумму {value}, которые не показаны',
    other: 'Еще {count} платежа на общую сумму {value}, которые не показаны',
  },
  'review.bitcoin.script': 'Отправить {value} скрипту, который здесь нельзя прочитать: {script}',
  'review.bitcoin.burn': 'Уничтожить {value}',
  'review.bitcoin.note': 'Записать заметку в блокчейн: {text}',
  'review.bitcoin.data':
    'Записать в блокчейн данные, которые здесь нельзя прочитать. Они могут перемещать токены (например, runes)',
  'review.bitcoin.sighash.none':
    'Разрешить любому, у кого есть подпись, решать, куда уйдут ваши монеты: она не охватывает ни одного платежа',
  'review.bitcoin.sighash.single':
    'Разрешить другим менять все, кроме одного платежа: {value} на адрес {to}. Остальные ваши монеты могут уйти куда угодно',
  'review.bitcoin.sighash.anyone': 'Разрешить другим добавлять сюда монеты после вашей подписи',
  'review.bitcoin.sighash.unknown':
    'Подписать необычным способом: что другие смогут изменить потом, здесь нельзя прочитать',
}
