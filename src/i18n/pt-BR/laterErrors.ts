import type { TextsOf } from '../catalogue.ts'

export const laterErrors: TextsOf<'laterErrors'> = {
  'error.ACCOUNT_NOT_FOUND': 'Conta não encontrada',
  'error.SHARE_FAILED': 'Seu navegador não permitiu o compartilhamento',
  'error.NAME_RESOLVE_FAILED': 'Não foi possível consultar o nome',
  'error.NAME_GATEWAY_FAILED': 'O servidor que guarda este nome não deu uma resposta válida',
  'error.NAME_OTHER_FAMILY': '{name} não tem endereço em {family}',
  'error.NAMES_FETCH_FAILED': 'Não foi possível buscar os nomes do endereço',
  'error.NAME_SUGGESTIONS_FAILED': 'Não foi possível buscar sugestões de nomes',
  'error.NAME_REGISTRATION_FAILED': 'Não foi possível registrar o nome {name}',
  'error.NAME_NO_NETWORK': 'Rede não encontrada',
  'error.NAME_NO_ACCOUNT': 'Nenhum endereço ou login por e-mail ou rede social foi encontrado',
  'error.INVALID_CHAIN_ID': 'O ID da rede é inválido',
  'error.SEND_INCOMPLETE': 'Insira um valor e um endereço de destinatário válidos',
  'error.SEND_FAILED': 'Algo deu errado',
  'error.SOLANA_SEND_FAILED': 'Não foi possível enviar a transação. Tente de novo.',
  'error.INSUFFICIENT_FUNDS': '{symbol} insuficiente',
  'error.INSUFFICIENT_GAS': '{symbol} insuficiente para a taxa de rede',
  'error.WALLET_ELSEWHERE': 'Sua carteira está em outra rede. Mude-a para {network}',
  'error.WALLET_OTHER_ACCOUNT': 'Sua carteira está em outra conta. Mude-a para {address}',
  'error.TRANSFER_REFUSED': '{symbol} recusou esta transferência',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'O destinatário ainda não tem conta nesta rede, e {symbol} sozinho não abre uma. Antes é preciso haver {native}',
  'error.TRANSFER_TOO_SMALL': 'Uma conta nova precisa de pelo menos {amount}',
  'error.TRANSFER_DUST': 'A rede não aceita pagamentos abaixo de {amount}',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'Sua conta deve manter pelo menos {amount} ou ser esvaziada. Envie menos ou tudo',
  'error.TRANSACTION_INVALID': 'A rede recusou a transação, então nada foi enviado: “{reason}”',
  'error.TRANSACTION_REVERTED':
    'Esta transação falharia. Nas palavras do próprio contrato: “{reason}”',
  'error.TRANSFER_CHANGED': 'Chegaria menos {symbol} do que foi mostrado. Leia a revisão de novo',
  'error.FEE_CHANGED': 'A taxa de rede mudou. Leia a revisão de novo',
  'error.TRANSFER_TAKES_MORE':
    'Esta transferência também tiraria {what} de você ou permitiria que alguém o fizesse. Nada foi enviado',
  'error.TRANSFER_LOSES_MORE':
    'Com a sua conta se perderia mais {symbol} do que foi mostrado. Volte e revise de novo',
  'error.TOKEN_UNVERIFIED':
    'Não foi possível verificar o valor de {symbol} com o contrato. Nada foi enviado',
  'error.RECEIVER_ACCOUNT_TAKEN':
    'A conta de {symbol} do destinatário pertence a outra pessoa. Nada foi enviado',
  'error.RECEIVER_FROZEN':
    'A conta de {symbol} do destinatário está congelada e não pode receber nada',
  'error.SENDER_FROZEN': 'Sua conta de {symbol} está congelada, então nada pode ser enviado dela',
  'error.TOKEN_PAUSED': 'Todas as transferências de {symbol} estão pausadas. Tente mais tarde',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} não pode ser enviado para outra conta',
  'error.TOKEN_SCALED':
    'As carteiras mostram valores de {symbol} diferentes dos que a rede conta, então não é possível enviar por aqui',
  'error.MEMO_REQUIRED':
    'O destinatário só aceita {symbol} com uma nota. Peça um link de pagamento que tenha uma',
  'error.SIGNED_DIFFERENTLY':
    'Sua carteira assinou algo diferente do que você revisou, então nada foi enviado daqui',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'Sua carteira não assina este tipo de transação. Atualize-a ou use outra',
  'error.APPROVAL_EXPIRED': 'Você demorou mais de um minuto, nada foi enviado. Tente de novo',
  'error.FEE_IMPLAUSIBLE':
    'A rede informou uma taxa que não pode estar certa. Nada foi enviado. Tente mais tarde',
  'error.TRANSACTION_FAILED': 'A transação falhou na rede',
  'error.TRANSACTION_REPLACED': 'Outra transação tomou o lugar desta. Verifique sua carteira',
  'error.NOT_REPLACEABLE': 'Esta transação não pode mais ser substituída',
  'error.TRANSACTION_NOT_FOUND': 'A rede não conhece esta transação. Verifique sua carteira',
  'error.TRANSACTION_DIFFERS':
    'Sua carteira enviou {amount} para {address}, não a transferência revisada',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'Sua carteira enviou algo diferente do que você revisou. Verifique sua carteira',
  'error.TRANSACTION_FOREIGN':
    'Sua carteira indicou uma transação de outra conta. Verifique sua carteira',
  'error.TRANSACTION_TAKEN_BACK': 'A rede retirou a confirmação. A transação está pendente de novo',
  'error.CALLS_PARTLY_FAILED': 'Algumas das chamadas falharam. Verifique sua carteira',
  'error.CALLS_STATUS_UNKNOWN':
    'Sua carteira não sabe dizer o que aconteceu com as chamadas. Verifique sua carteira',
  'error.TRANSACTIONS_UNAVAILABLE': 'Não foi possível buscar as transações',
  'error.SWAP_INIT_FAILED': 'Não foi possível iniciar a troca',
  'error.PRICE_UNAVAILABLE': 'Não foi possível buscar o preço do token da rede',
  'error.GAS_PRICE_UNSUPPORTED': 'O preço do gás não está disponível nesta rede',
  'error.SWAP_UNSUPPORTED': 'Trocas não são possíveis nesta rede',
  'error.INCORRECT_AMOUNT': 'Valor incorreto',
  'error.ALLOWANCE_UNAVAILABLE': 'Não foi possível verificar a permissão',
  'error.APPROVAL_BUILD_FAILED': 'Não foi possível criar a transação de aprovação',
  'error.SWAP_BUILD_FAILED': 'Não foi possível criar a transação',
  'error.SWAP_REFUSED':
    'O serviço de troca respondeu com algo diferente do que você pediu. Nada foi assinado.',
  'error.SWAP_SHORTFALL': 'Você receberia menos de {amount}. Nada foi assinado.',
  'error.SWAP_TAKES_MORE':
    'Esta troca também tiraria {what} de você ou permitiria que alguém o fizesse. Nada foi assinado.',
  'error.SWAP_PRICE_MOVED': 'O preço mudou mais de 1%',
  'error.SWAP_FAILED': 'Erro na transação',
  'error.ONRAMP_NO_ADDRESS': 'Nenhum endereço encontrado',
  'error.ONRAMP_NO_NETWORK': 'Nenhuma rede encontrada',
  'error.ONRAMP_NO_PROJECT_ID': 'Nenhum ID de projeto encontrado',
  'error.LINK_NOT_FOUND': 'Nenhum link encontrado',
  'error.BUY_FAILED': 'A compra falhou',
  'error.PERMISSIONS_UNAVAILABLE': 'Não foi possível ler as permissões',
  'error.REVOCATION_REFUSED': 'O contrato recusa isto ou tiraria algo de você. Nada foi enviado',
  'error.REVOCATION_FAILED': 'Não foi possível revogar a permissão',
  'error.SIWX_NO_ACCOUNT': 'Nenhum endereço ativo encontrado',
  'error.SIWX_INIT_FAILED': 'Houve um problema ao iniciar a autenticação',
  'error.SIWX_FAILED': 'Não foi possível entrar',
  'error.SIWX_UNVERIFIED': 'Não foi possível verificar sua assinatura agora',
  'error.SIWX_UNCHECKABLE':
    'Este tipo de assinatura não pode ser verificado aqui. Use um endereço com uma só chave',
  'error.SIWX_INVALID_SIGNATURE': 'A assinatura não é válida',
  'error.SIWX_SIGN_OUT_FAILED': 'O site não conseguiu encerrar sua sessão',
  'error.SMART_SESSIONS_UNAVAILABLE': 'Não foi possível buscar as sessões inteligentes',
  'error.SMART_SESSION_REVOKE_FAILED': 'Não foi possível revogar a sessão inteligente',
}
