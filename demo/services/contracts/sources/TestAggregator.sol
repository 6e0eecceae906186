// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IERC20} from '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import {SafeERC20} from '@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol';

/// WETH9, and the functions of Uniswap's second router that support tokens with a fee on transfer.
interface IWrappedEther is IERC20 {
    function deposit() external payable;

    function withdraw(uint256 amount) external;
}

interface IRouter {
    function WETH() external view returns (address);

    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amount,
        uint256 minimum,
        address[] calldata path,
        address receiver,
        uint256 deadline
    ) external;

    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 minimum,
        address[] calldata path,
        address receiver,
        uint256 deadline
    ) external payable;

    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amount,
        uint256 minimum,
        address[] calldata path,
        address receiver,
        uint256 deadline
    ) external;
}

/// Trades through Uniswap, with a fee of 0.85 % of the traded amount, rounded down.
contract TestAggregator {
    using SafeERC20 for IERC20;

    /// Placeholder address of the native token.
    address private constant NATIVE = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;
    uint256 private constant FEE_BASIS_POINTS = 85;
    IRouter private immutable _router;
    IWrappedEther private immutable _wrapped;

    constructor(IRouter router) {
        _router = router;
        _wrapped = IWrappedEther(router.WETH());
    }

    /// Receives ether when this contract unwraps wrapped ether.
    receive() external payable {}

    /// Takes `amount` of `from` and pays at least `minimum` of `to` to `receiver`. `path` is the router's path; it contains
    /// only wrapped ether if ether is wrapped or unwrapped.
    function trade(
        address from,
        address to,
        uint256 amount,
        address[] calldata path,
        uint256 minimum,
        address payable receiver
    ) external payable {
        require(msg.value == (from == NATIVE ? amount : 0), 'Wrong value');
        uint256 rest = _withoutFee(from == NATIVE ? amount : _take(IERC20(from), amount));
        if (path.length == 1) return _wrap(from, to, rest, minimum, receiver);
        require(path[0] == _contractOf(from) && path[path.length - 1] == _contractOf(to), 'Wrong path');
        if (from == NATIVE) {
            return
                _router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: rest}(
                    minimum,
                    path,
                    receiver,
                    block.timestamp
                );
        }
        IERC20(from).forceApprove(address(_router), rest);
        if (to == NATIVE) {
            _router.swapExactTokensForETHSupportingFeeOnTransferTokens(rest, minimum, path, receiver, block.timestamp);
        } else {
            _router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
                rest,
                minimum,
                path,
                receiver,
                block.timestamp
            );
        }
    }

    function _wrap(address from, address to, uint256 amount, uint256 minimum, address payable receiver) private {
        require(amount >= minimum, 'Too little');
        if (from == NATIVE) {
            require(to == address(_wrapped), 'Wrong path');
            _wrapped.deposit{value: amount}();
            IERC20(to).safeTransfer(receiver, amount);
        } else {
            require(from == address(_wrapped) && to == NATIVE, 'Wrong path');
            _wrapped.withdraw(amount);
            (bool isPaid, ) = receiver.call{value: amount}('');
            require(isPaid, 'Not paid');
        }
    }

    /// Takes tokens from the sender. Returns the received amount, which may be less than `amount`.
    function _take(IERC20 token, uint256 amount) private returns (uint256) {
        uint256 before = token.balanceOf(address(this));
        token.safeTransferFrom(msg.sender, address(this), amount);
        return token.balanceOf(address(this)) - before;
    }

    function _contractOf(address asset) private view returns (address) {
        return asset == NATIVE ? address(_wrapped) : asset;
    }

    function _withoutFee(uint256 amount) private pure returns (uint256) {
        return amount - (amount * FEE_BASIS_POINTS) / 10_000;
    }
}
